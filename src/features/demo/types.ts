/** The demo contract with React's component type filled in, and what the parts of an island share. */
import type { Theme } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';
import type { DemoDescriptor, DemoFile, LoadedDemo } from '../../lib/code/demo';
import type { DemoTheme, Direction } from '../../lib/theme/themeState';
import type { BeyondNoteProps } from '../beyond-plan';
import type { StyleKind } from './island/styleCache';

/** What the provider around a demo takes; the demo itself takes none of it. */
export interface DemoProviderProps {
  readonly children?: ReactNode;
  /** What the server renders the demo with. Default: the docs theme. */
  readonly theme?: DemoTheme;
  /** Leaves that theme out: the demo stands in the default theme of its library. */
  readonly plain?: boolean;
  /** The document that the demo lives in, when it isn't the page's. */
  readonly frame?: Document;
}

/** A demo as a page imports it. */
export type DemoModule = DemoDescriptor<ComponentType<DemoProviderProps>> & {
  /** What stands in its place where it is hidden; absent for a demo that needs no plan. */
  readonly BeyondNote?: ComponentType<BeyondNoteProps>;
};

/** The code of a demo and of its provider. */
export type LoadedIsland = LoadedDemo<ComponentType<DemoProviderProps>>;

/** Where an island's root stands. */
export interface IslandTarget {
  readonly container: Element;
  /** The container holds what the server made of the system styling. */
  readonly hasServerHtml: boolean;
  /** The document, when it isn't the page's. */
  readonly frame?: Document;
}

/** What a demo that is edited shows, or an offer to edit it. Its parts load with `live/openLive.tsx`. */
export interface LiveView {
  /** Before the code. */
  readonly notice?: ReactNode;
  /** In the place of the code. */
  readonly editor?: ReactNode;
  /** In the place of the demo, or over it until there is a result. */
  readonly result?: ReactNode;
  /** There is a result, so the demo itself may go. */
  readonly hasResult?: boolean;
  /** While the demo is edited. */
  readonly editing?: {
    /** What the button says that ends it. */
    readonly stopLabel: string;
    readonly getFiles: () => readonly DemoFile[];
    /** Index of the file in view. */
    readonly getActive: () => number;
    readonly onReset: () => void;
    readonly onStop: () => void;
  };
}

/** How demos look; see `island/appearance.ts`. */
export interface DemoAppearance {
  readonly direction: Direction;
  readonly themeName: DemoTheme;
  /** Default: the theme with that name, as the server renders demos with it. */
  readonly theme?: Theme;
  /** What the styles of demos go through. Default: nothing. */
  readonly styleKind?: StyleKind;
}
