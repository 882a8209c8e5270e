/**
 * The model of the generated reference blocks that stand on pages of prose: what `npm run docs:api` writes to a JSON
 * file beside such a page. Texts are the packages' own doc comments, in Markdown.
 */
import { propAnchor } from './apiAnchors';
import { type ApiGuide, type ApiParameter, apiPath } from './apiModel';
import type { ComponentPart, ThemeKey } from './componentBlocks';
import type { RowHistory } from '../history/rowHistory';
import type { Plan } from '../pages/pageTree';

interface Entry {
  /** The name that code uses; its anchor on the page too. */
  readonly name: string;
  /** Entries of a group can be shown apart from others: the interface, or the topic, that they belong to. */
  readonly group: string;
  readonly description: string;
  /** The paid plan that it needs; absent in what the free package has. */
  readonly plan?: Plan;
  /** Present when deprecated: the package's advice, which may be empty. */
  readonly deprecated?: string;
  /** Not in the file: see `withHistory.ts`. */
  readonly history?: RowHistory;
}

/** A method of the grid's API object, or a value that it holds: that has no parameters. */
export interface ApiMethod extends Entry {
  /** The type as the package writes it. */
  readonly type: string;
  readonly parameters?: readonly (ApiParameter & { readonly optional?: true })[];
  readonly returns?: Omit<ApiParameter, 'name'>;
}

/** An event of the grid. */
export interface GridEvent extends Entry {
  /** Type of the first argument of a listener, when there is something to tell. */
  readonly params?: string;
  /** Type of the second argument, when an event of the browser lies behind it. */
  readonly event?: string;
  /** The prop of the grid that listens to it. */
  readonly prop?: string;
  /** Whether the grid itself acts on it, which a listener can prevent. */
  readonly preventable?: true;
  /** The section of a guide that explains it. */
  readonly guide?: ApiGuide;
}

/** A function that reads a part of the grid's state. */
export interface GridSelector extends Entry {
  /** Type of what it returns. */
  readonly returns: string;
  /** Types of the arguments after the reference to the API object. */
  readonly parameters: readonly string[];
}

/** The texts of a package in one language. */
export interface ComponentLocale {
  /** The export: `deDE`. */
  readonly name: string;
  /** The tag of the language: `de-DE`. */
  readonly tag: string;
  /** In English: `German (Germany)`. */
  readonly language: string;
  readonly translated: number;
  /** Names of the texts that stay English, in the order of the English ones. */
  readonly missing: readonly string[];
}

/** A date adapter of the pickers. */
export interface DateAdapter {
  /** The last part of its import path: `AdapterDateFnsV2`. */
  readonly name: string;
  /** The class that is imported from there: `AdapterDateFns`. */
  readonly exported: string;
  /** npm package of the date library. */
  readonly library: string;
  /** The versions of the library that it works with. */
  readonly range: string;
  /** The version that the demos run with; absent when it is none that the adapter works with. */
  readonly used?: string;
  /** Type of the dates that the components take and give. */
  readonly dateType: string;
  /** What `adapterLocale` takes: an object of the library, or the name of a locale. */
  readonly locale: 'object' | 'name';
}

interface FileBase {
  /** The package that it was read from, and its version: see `packageVersions.ts`. */
  readonly package: string;
  readonly version: string;
}

interface FileKinds {
  methods: FileBase & { readonly entries: readonly ApiMethod[] };
  events: FileBase & { readonly entries: readonly GridEvent[] };
  selectors: FileBase & { readonly entries: readonly GridSelector[] };
  /** `total` counts the English texts. */
  locales: FileBase & { readonly total: number; readonly entries: readonly ComponentLocale[] };
  adapters: FileBase & { readonly entries: readonly DateAdapter[] };
  slots: FileBase & { readonly entries: readonly ComponentPart[] };
  themeKeys: FileBase & { readonly entries: readonly ThemeKey[] };
}

export type ApiBlockKind = keyof FileKinds;

/** What a file of a kind holds. */
export type ApiBlockFileOf<Kind extends ApiBlockKind> = { readonly kind: Kind } & FileKinds[Kind];

/** What a file holds; `kind` says of what. */
export type ApiBlockFile = { [Kind in ApiBlockKind]: ApiBlockFileOf<Kind> }[ApiBlockKind];

/** What an element in MDX shows. */
export interface ApiBlockElement {
  readonly kind: ApiBlockKind;
  /** The attribute that names groups of the file; without it the element shows all. */
  readonly part?: string;
}

/** The elements by the names that authors write. */
export const API_BLOCK_ELEMENTS: ReadonlyMap<string, ApiBlockElement> = new Map<
  string,
  ApiBlockElement
>([
  ['ApiMethods', { kind: 'methods', part: 'of' }],
  ['GridEvents', { kind: 'events', part: 'of' }],
  ['GridSelectors', { kind: 'selectors', part: 'category' }],
  ['LocaleTable', { kind: 'locales' }],
  ['AdapterTable', { kind: 'adapters' }],
  // Authors name a component instead of a file: see `componentBlocks.ts`.
  ['Slots', { kind: 'slots' }],
  ['ThemeKeys', { kind: 'themeKeys' }],
]);

/** The groups of a file, in the order of their first entries; one without a name where a file has no groups. */
export function groupsOf(file: ApiBlockFile): readonly string[] {
  switch (file.kind) {
    case 'methods':
    case 'events':
    case 'selectors':
      return [...new Set(file.entries.map(({ group }) => group))];
    default:
      return [''];
  }
}

/** The documented component of the lowest plan that has a prop. */
const GRIDS = { free: 'DataGrid', pro: 'DataGridPro', premium: 'DataGridPremium' } as const;

/** Where a prop of the grid is described, with its anchor. */
export function gridPropPath(prop: string, plan: Plan | undefined): string {
  const name = GRIDS[plan ?? 'free'];
  return `${apiPath({ product: 'data-grid', name })}/#${propAnchor(name, prop)}`;
}

/** The static HTML of a file's groups; `{{key}}` stands where a text of the reader's language goes. */
export type ApiBlockHtml = Readonly<Record<string, string>>;

/**
 * A file in the bundles. The server's holds the HTML. The browser's only loads it, when the page was reached without
 * the server: a page that came as HTML has it already.
 */
export type ApiBlockContent =
  { readonly html: ApiBlockHtml } | { readonly load: () => Promise<ApiBlockHtml> };
