/**
 * The ids that the shell gives its elements, and the names that its scripts look up on the window, where an element
 * with such an id would stand in for them. Pages may have none of these. Pure.
 *
 * Whoever gives an element of the shell an id types it as `ShellId`, so that none is missing here; only types of this
 * file belong into browser code.
 */

/** Groups of the settings: each heading's id, and the id of the sentence below the group. */
const CHOICE_IDS = [
  'settings-mode',
  'settings-direction',
  'settings-density',
  'settings-demo-theme',
  'settings-code',
  'settings-styling',
  'settings-plan',
  'settings-consent',
] as const;

const EXACT = [
  'main-content',
  'mui-version-selector',
  'mui-version-menu',
  'search-list',
  'settings-title',
  'own-theme',
  'own-theme-title',
  'own-theme-text',
  'own-theme-hint',
  'own-theme-problem',
  'consent-title',
  'consent-text',
  'start-problem',
  'kept-note',
  ...CHOICE_IDS,
  ...CHOICE_IDS.map((id) => `${id}-hint` as const),
  // Elements of Docusaurus' theme, its progress bar and the ad network.
  'theme-svg-external-link',
  'nprogress',
  'carbonads',
  // Looked up on the window before they are there, by Docusaurus and by what measures.
  'docusaurusRoot',
  'dataLayer',
  'gtag',
] as const;

/** Beginnings of ids that are counted or named while pages are rendered. */
const PREFIXES = [
  // `__docusaurus`, what React's `useId` makes, and the inner names of packages.
  '_',
  // Parts of the demo block.
  'demo-',
  'search-option-',
  // The dialog of the hosted search.
  'docsearch-',
  // The bundler's list of scripts.
  'webpackChunk',
  // Switches the script of the statistics off.
  'ga-disable-',
] as const;

export type ChoiceId = (typeof CHOICE_IDS)[number];
export type ShellId = (typeof EXACT)[number] | `${(typeof PREFIXES)[number]}${string}`;

/** Whether an id belongs to the shell. */
export function isShellId(id: string): id is ShellId {
  return EXACT.some((own) => own === id) || PREFIXES.some((prefix) => id.startsWith(prefix));
}
