/**
 * The one place that holds the theme state in the browser. Direction, density and the themes of demos outlast the visit;
 * the palette mode follows `html[data-theme]`. Puts the direction on the body. It doesn't know who draws anything from it.
 */
import {
  DOCS_THEME_ATTRIBUTE,
  hasOwnAppearance,
  INITIAL_THEME_STATE,
  OWN_APPEARANCE_ATTRIBUTE,
  parseDemoTheme,
  parseDensity,
  parseDirection,
  THEME_KEYS,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../../lib/theme/themeState';
import { keepChoice, readChoice, subscribeToChoice } from '../stored-choice';

type Listener = () => void;

/** One for each subscription: the same function may be subscribed twice. */
const subscriptions = new Set<{ listener?: Listener | undefined }>();
let current: ThemeState | undefined;
let stopWatching: (() => void) | undefined;

function schemeOnScreen(): ThemeState['paletteMode'] {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

function fromStorage(): ThemeState {
  return {
    dense: parseDensity(readChoice(THEME_KEYS.density)) === 'dense',
    direction: parseDirection(readChoice(THEME_KEYS.direction)),
    demoTheme: parseDemoTheme(readChoice(THEME_KEYS.demoTheme)),
    ownTheme: readChoice(THEME_KEYS.ownTheme) ?? '',
    paletteMode: schemeOnScreen(),
  };
}

/** The state of this page; the same object until something differs. Browser only. */
export function getThemeState(): ThemeState {
  current ??= fromStorage();
  return current;
}

/** What a page is rendered with on the server and while it hydrates. */
export function getServerThemeState(): ThemeState {
  return INITIAL_THEME_STATE;
}

/** What the page shows of the state by itself. */
function putOnPage(state: ThemeState): void {
  // The browser reads all styles anew for an attribute that says what is so already.
  if ((document.body.dir || 'ltr') !== state.direction) {
    document.body.dir = state.direction;
  }
  document.documentElement.toggleAttribute(OWN_APPEARANCE_ATTRIBUTE, hasOwnAppearance(state));
  document.documentElement.toggleAttribute(DOCS_THEME_ATTRIBUTE, state.demoTheme === 'docs');
}

function show(next: ThemeState): void {
  if (next !== current) {
    current = next;
    putOnPage(next);
    subscriptions.forEach(({ listener }) => listener?.());
  }
}

/**
 * Changes the state, for this page and later ones.
 * @throws `Unrecognized type <type>`
 */
export function dispatchTheme(action: ThemeAction): void {
  const before = getThemeState();
  const after = themeReducer(before, action);
  if (after.direction !== before.direction) {
    keepChoice(THEME_KEYS.direction, after.direction);
  }
  if (after.dense !== before.dense) {
    keepChoice(THEME_KEYS.density, after.dense ? 'dense' : 'default');
  }
  if (after.demoTheme !== before.demoTheme) {
    keepChoice(THEME_KEYS.demoTheme, after.demoTheme);
  }
  if (after.ownTheme !== before.ownTheme) {
    keepChoice(THEME_KEYS.ownTheme, after.ownTheme);
  }
  // With a subscriber, the stored values are applied already. Actions set values, so applying them twice is harmless.
  show(themeReducer(getThemeState(), action));
}

/** Another tab chose, or the colour mode changed. */
function watch(): () => void {
  const readAgain = () =>
    show(themeReducer(getThemeState(), { type: 'CHANGE', payload: fromStorage() }));
  const observer = new MutationObserver(readAgain);
  const stops = Object.values(THEME_KEYS).map((key) => subscribeToChoice(key, readAgain));
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  // Nobody listened until now: another tab may have chosen since the page was loaded.
  readAgain();
  putOnPage(getThemeState());
  return () => {
    stops.forEach((stop) => stop());
    observer.disconnect();
  };
}

/** Calls `listener` after each change, from this tab or another; returns the way to stop it. */
export function subscribeToTheme(listener: Listener): () => void {
  const subscription: { listener?: Listener | undefined } = { listener };
  subscriptions.add(subscription);
  stopWatching ??= watch();
  return () => {
    subscriptions.delete(subscription);
    // The minifier inlines `watch`, whose functions then keep the scope of the first call, and with a listener in it the
    // whole page that the first demo was on.
    subscription.listener = undefined;
    if (subscriptions.size === 0) {
      stopWatching?.();
      stopWatching = undefined;
    }
  };
}
