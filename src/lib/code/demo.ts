/**
 * The data that passes from the demo loader (build time) to the demo block (browser).
 * Types and small pure rules only: nothing here knows React, the DOM or Node.
 */

import type { Plan } from '../pages/pageTree';
import type { DemoTheme } from '../theme/themeState';

/** px; a demo that is this close to the viewport loads. */
export const PRELOAD_DISTANCE_PX = 300;

/** On the style element with what the server's demos need: the names of its styles in Emotion's cache, with spaces. */
export const SERVER_STYLES_ATTRIBUTE = 'data-demo-styles';

/** On the element with a demo's snapshot, which the running demo doesn't take over but replaces. */
export const SNAPSHOT_ATTRIBUTE = 'data-snapshot';

/** In a snapshot, on what holds the drawings of a chart: such a demo grows from nothing when it comes to life. */
export const DRAWING_ATTRIBUTE = 'data-drawing';

/** How a demo is styled. `system` is `X.tsx`; the others are `X.tailwind.tsx` and `X.css.tsx`. */
export const CODE_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** The language in which source is shown. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** The extension of a source in each language, in addresses and for readers who save the file. */
export const SOURCE_EXTENSIONS = {
  TS: '.tsx',
  JS: '.js',
} as const satisfies Record<CodeVariant, `.${string}`>;

/** One file of a demo in one language. */
export interface DemoFile {
  /** Path relative to the demo's folder, with the extension of the language: `Basic.tsx`, `data.js`. */
  readonly name: string;
  /** The text as a reader would save it; ends with one newline. */
  readonly raw: string;
  /** The same text as highlighted, escaped HTML for the inside of `<code>`. */
  readonly html: string;
}

/** The files of a demo in each language; the first of each list is the demo itself. */
export type DemoSource = Readonly<Record<CodeVariant, readonly DemoFile[]>>;

/** The full sources, by styling. A chunk of its own: it loads when a reader opens the code. */
export type DemoSources = Readonly<Partial<Record<CodeStyling, DemoSource>>>;

/** What the loader makes of `./X.tsx?demo`; it holds no code of the demo itself. `C` is the component type. */
export interface DemoDescriptor<C> {
  /** File name without extension: `BasicColumns`. Unique on a page: it is the anchor. */
  readonly name: string;
  /** Path from the root of the project, with `/`: `docs/x/react-data-grid/sorting/BasicSorting.tsx`. */
  readonly file: string;
  /** The stylings that exist, `system` first. */
  readonly stylings: readonly CodeStyling[];
  /** The JSX that the demo returns, when it is short enough to show below it: highlighted, escaped HTML. */
  readonly previews: Readonly<Partial<Record<CodeStyling, Readonly<Record<CodeVariant, string>>>>>;
  /** The lowest plan that covers the packages which the demo's files import; absent when free packages are enough. */
  readonly plan?: Plan | undefined;
  /** What the server renders the demo with. Default: the docs theme. */
  readonly theme?: DemoTheme;
  /** Imports the demo and the provider around it. */
  readonly load: (styling: CodeStyling) => Promise<LoadedDemo<C>>;
  readonly loadSources: () => Promise<DemoSources>;
  /** Server build only: the demo's HTML; throws when the demo throws. */
  readonly renderServer?: (identifierPrefix: string) => string;
  /** Server build only, instead of `renderServer`: what a browser made of the demo, to be shown until it runs. */
  readonly snapshot?: string;
  /** Server build only: the full system TS source as highlighted HTML, for readers without JavaScript. */
  readonly serverSourceHtml?: string;
}

export interface LoadedDemo<C> {
  readonly Component: C;
  /** Theme and style cache around the demo; takes `children`. */
  readonly Provider: C;
}

/** Options of `<Demo>` in MDX, checked at build time. */
export interface DemoOptions {
  /** The background of the demo. Default `outlined`. */
  readonly bg: 'outlined' | 'inline' | 'gradient' | 'playground';
  /** `false` hides the preview of the source until the reader asks; `true` opens the full source. */
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar: boolean;
  /** px */
  readonly maxWidth?: number;
  /** px; the space reserved for the demo before it runs. */
  readonly height?: number;
  /** Renders the demo in a document of its own. */
  readonly iframe: boolean;
}
