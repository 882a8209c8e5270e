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
  /** What is on the screen, not what was chosen: `system` has become one of the two. */
  readonly paletteMode: ColorScheme;
}

/** What the server renders. */
export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  demoTheme: 'material',
  paletteMode: 'light',
};

export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | {
      readonly type: 'CHANGE';
      /** What is left out stays. */
      readonly payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'demoTheme'>>;
    };

/** Keys in local storage. */
export const THEME_KEYS = {
  direction: 'docs-direction',
  density: 'docs-density',
  demoTheme: 'docs-demo-theme',
} as const;

/** The attribute of `<html>` that says that demos don't look as the server renders them. */
export const OWN_APPEARANCE_ATTRIBUTE = 'data-own-appearance';

/** The attribute of `<html>` that says that the reader chose the docs theme for demos of Material UI. */
export const DOCS_THEME_ATTRIBUTE = 'data-docs-theme';

/** Whether demos look otherwise than the server renders them in the same theme. The palette mode is no part of that: CSS follows it. */
export function hasOwnAppearance({ dense, direction }: ThemeState): boolean {
  return dense !== INITIAL_THEME_STATE.dense || direction !== INITIAL_THEME_STATE.direction;
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

/**
 * The state after an action; the same object when nothing differs.
 * @throws `Unrecognized type <type>`
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_DENSE':
      return state.dense === action.payload ? state : { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return state.dense ? { ...state, dense: false } : state;
    case 'CHANGE': {
      const { paletteMode, direction, demoTheme } = { ...state, ...action.payload };
      return paletteMode === state.paletteMode &&
        direction === state.direction &&
        demoTheme === state.demoTheme
        ? state
        : { ...state, paletteMode, direction, demoTheme };
    }
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
