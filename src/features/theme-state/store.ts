/**
 * The one place that holds the theme state in the browser. Direction and density outlast the visit; the palette mode
 * follows `html[data-theme]`. Puts the direction on the body. It doesn't know who draws anything from it.
 */
import {
  hasOwnAppearance,
  INITIAL_THEME_STATE,
  OWN_APPEARANCE_ATTRIBUTE,
  parseDensity,
  parseDirection,
  THEME_KEYS,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../../lib/theme/themeState';

type Listener = () => void;

const listeners = new Set<Listener>();
let current: ThemeState | undefined;
let stopWatching: (() => void) | undefined;
/** Storage refused a choice: what it holds is older than the state. */
let unsaved = false;

/** Storage can be closed to the page: then a choice lasts for the visit. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unsaved = false;
  } catch {
    // It holds until the page is left.
    unsaved = true;
  }
}

function schemeOnScreen(): ThemeState['paletteMode'] {
  return document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
}

function fromStorage(): ThemeState {
  return {
    dense: parseDensity(read(THEME_KEYS.density)) === 'dense',
    direction: parseDirection(read(THEME_KEYS.direction)),
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
}

function show(next: ThemeState): void {
  if (next !== current) {
    current = next;
    putOnPage(next);
    listeners.forEach((listener) => listener());
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
    write(THEME_KEYS.direction, after.direction);
  }
  if (after.dense !== before.dense) {
    write(THEME_KEYS.density, after.dense ? 'dense' : 'default');
  }
  show(after);
}

/** Another tab chose, or the colour mode changed. */
function watch(): () => void {
  const readAgain = () => {
    if (unsaved) {
      return;
    }
    const { dense, direction } = fromStorage();
    const resized = themeReducer(getThemeState(), { type: 'SET_DENSE', payload: dense });
    show(themeReducer(resized, { type: 'CHANGE', payload: { direction } }));
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === THEME_KEYS.direction || key === THEME_KEYS.density) {
      unsaved = false;
      readAgain();
    }
  };
  // A page that comes back from the back-forward cache has missed what was chosen elsewhere.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) {
      readAgain();
    }
  };
  const followScheme = () =>
    dispatchTheme({ type: 'CHANGE', payload: { paletteMode: schemeOnScreen() } });
  const observer = new MutationObserver(followScheme);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  // Nobody listened until now: another tab may have chosen since the page was loaded.
  readAgain();
  putOnPage(getThemeState());
  followScheme();
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    observer.disconnect();
  };
}

/** Calls `listener` after each change, from this tab or another; returns the way to stop it. */
export function subscribeToTheme(listener: Listener): () => void {
  // A wrapper of its own: the same function may be subscribed twice.
  const own = () => listener();
  listeners.add(own);
  stopWatching ??= watch();
  return () => {
    listeners.delete(own);
    if (listeners.size === 0) {
      stopWatching?.();
      stopWatching = undefined;
    }
  };
}
