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

export interface ThemeState {
  readonly dense: boolean;
  readonly direction: Direction;
  /** What is on the screen, not what was chosen: `system` has become one of the two. */
  readonly paletteMode: ColorScheme;
}

/** What the server renders. */
export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteMode: 'light',
};

export type ThemeAction =
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | {
      readonly type: 'CHANGE';
      /** What is left out stays. */
      readonly payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction'>>;
    };

/** Keys in local storage. */
export const THEME_KEYS = {
  direction: 'docs-direction',
  density: 'docs-density',
} as const;

/** The attribute of `<html>` that says that demos don't look as the server renders them. */
export const OWN_APPEARANCE_ATTRIBUTE = 'data-own-appearance';

/** Whether demos look otherwise than the server renders them. The palette mode is no part of that: CSS follows it. */
export function hasOwnAppearance({ dense, direction }: ThemeState): boolean {
  return dense !== INITIAL_THEME_STATE.dense || direction !== INITIAL_THEME_STATE.direction;
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
      const { paletteMode = state.paletteMode, direction = state.direction } = action.payload;
      return paletteMode === state.paletteMode && direction === state.direction
        ? state
        : { ...state, paletteMode, direction };
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
