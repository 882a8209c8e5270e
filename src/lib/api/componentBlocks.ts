/** The data of the blocks about the parts and the theme keys of a component, and the names of their files. */
import { apiSlug } from './apiAnchors';

/** A part of a component, as a demo renders it, or a state of a part. */
export interface ComponentPart {
  /** The slot, or the key of the class: `startIcon`. */
  readonly name: string;
  /** The HTML elements that it renders; none where a server can't render it. */
  readonly elements: readonly string[];
  /** `.MuiButton-startIcon`; absent for an element without a class. */
  readonly selector?: string;
  /** Its key in `slotProps`. */
  readonly slot?: string;
  /** Its key in the theme: `MuiButton.styleOverrides.startIcon`. */
  readonly themeKey?: string;
  /** Present for a class that components share for a state: `Mui-disabled`. */
  readonly isState?: true;
}

/** What a part takes from a theme key. */
export interface ThemeKeyUse {
  /** The class of the part: `MuiButton-root`. */
  readonly part: string;
  /** CSS properties, some with the state that they are for: `box-shadow :hover`. */
  readonly properties: readonly string[];
}

/** A key of the theme that the styles of a component read. */
export interface ThemeKey {
  /** `palette.primary.main`; `palette.<color>.main` stands for the same key of several colors. */
  readonly name: string;
  /** Absent for keys without a CSS variable, such as those of `typography`. */
  readonly variables?: readonly string[];
  /** The default; absent for keys of several colors, and where it is too long for a table. */
  readonly light?: string;
  /** The default in dark mode, where it differs. */
  readonly dark?: string;
  readonly uses: readonly ThemeKeyUse[];
}

/** The elements that authors write, and what the names of their files end in. */
export const COMPONENT_BLOCKS = {
  Slots: 'slots',
  ThemeKeys: 'theme-keys',
} as const satisfies Readonly<Record<string, string>>;

export type ComponentBlock = keyof typeof COMPONENT_BLOCKS;

export function isComponentBlock(name: string | null | undefined): name is ComponentBlock {
  return typeof name === 'string' && Object.hasOwn(COMPONENT_BLOCKS, name);
}

/** The generated file of an element, beside its page: `button-theme-keys.json`. */
export function componentBlockFile(block: ComponentBlock, component: string): string {
  return `${apiSlug(component)}-${COMPONENT_BLOCKS[block]}.json`;
}

/** The prop that reaches a slot, for readers to fill. */
export function slotPropsText(slot: string): string {
  return `slotProps={{ ${slot}: {} }}`;
}
