/**
 * What a reader can change about the look of the site and its demos: the state, its actions, and how its parts are
 * stored. Pure: storage and the page are the caller's.
 */
import type { ColorScheme } from './colorMode';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How close together things stand in demos, as it is stored. */
export const DENSITIES = ['default', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** The themes that a demo can show: Material UI's default theme or the docs theme. */
export const DEMO_THEMES = ['material', 'docs'] as const;
export type DemoTheme = (typeof DEMO_THEMES)[number];

export interface ThemeState {
  readonly dense: boolean;
  readonly direction: Direction;
  /** What demos show that have Material UI's default theme on the server. The others show the docs theme. */
  readonly demoTheme: DemoTheme;
  /** The text of the reader's own theme, which all demos show, see `features/own-theme`. Empty: none. */
  readonly ownTheme: string;
  /** What is on the screen, not what was chosen: `system` has become one of the two. */
  readonly paletteMode: ColorScheme;
}

/** What the server renders. */
export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  demoTheme: 'material',
  ownTheme: '',
  paletteMode: 'light',
};

export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | {
      readonly type: 'CHANGE';
      /** What is left out stays. */
      readonly payload: Partial<ThemeState>;
    };

/** Keys in local storage. */
export const THEME_KEYS = {
  direction: 'docs-direction',
  density: 'docs-density',
  demoTheme: 'docs-demo-theme',
  ownTheme: 'docs-own-theme',
} as const;

/** The attribute of `<html>` that says that demos don't look as the server renders them. */
export const OWN_APPEARANCE_ATTRIBUTE = 'data-own-appearance';

/** The attribute of `<html>` that says that the reader chose the docs theme for demos of Material UI. */
export const DOCS_THEME_ATTRIBUTE = 'data-docs-theme';

/** Whether demos look otherwise than the server renders them in the same theme. The palette mode is no part of that: CSS follows it. */
export function hasOwnAppearance({ dense, direction, ownTheme }: ThemeState): boolean {
  return (
    dense !== INITIAL_THEME_STATE.dense ||
    direction !== INITIAL_THEME_STATE.direction ||
    ownTheme !== ''
  );
}

/**
 * The theme that a demo shows.
 * @param own what the server renders the demo with
 */
export function shownTheme(
  own: DemoTheme,
  { demoTheme }: Pick<ThemeState, 'demoTheme'>,
): DemoTheme {
  return own === 'material' ? demoTheme : own;
}

function unrecognized({ type }: { readonly type: string }): never {
  throw new Error(`Unrecognized type ${type}`);
}

function change(state: ThemeState, payload: Partial<ThemeState>): ThemeState {
  const next = { ...state, ...payload };
  const names = Object.keys(state) as (keyof ThemeState)[];
  return names.every((name) => next[name] === state[name]) ? state : next;
}

/**
 * The state after an action; the same object when nothing differs.
 * @throws `Unrecognized type <type>`
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return change(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return change(state, { dense: false });
    case 'CHANGE':
      return change(state, action.payload);
    default:
      return unrecognized(action);
  }
}

/** Reads a stored direction; unknown values count as absent. */
export function parseDirection(stored: string | null): Direction {
  return DIRECTIONS.find((direction) => direction === stored) ?? INITIAL_THEME_STATE.direction;
}

/** Reads a stored density; unknown values count as absent. */
export function parseDensity(stored: string | null): Density {
  return DENSITIES.find((density) => density === stored) ?? 'default';
}

/** Reads a stored theme of demos; unknown values count as absent. */
export function parseDemoTheme(stored: string | null): DemoTheme {
  return DEMO_THEMES.find((theme) => theme === stored) ?? INITIAL_THEME_STATE.demoTheme;
}
