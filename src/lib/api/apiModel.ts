/**
 * The model of an API page, as `npm run docs:api` writes it to `api.json` beside the page, and the names that follow
 * from it: slugs, paths and anchors. All texts but notes are the packages' own doc comments, in Markdown, and in English.
 */
import { apiSlug } from './apiAnchors';
import { PRODUCTS, type ProductSlug } from '../../data/products';
import type { RowHistory } from '../history/rowHistory';
import type { Plan } from '../pages/pageTree';
import { type Language, languageOf } from '../text/languages';

/** The products that have API pages, as their models and addresses name them. */
export const API_PRODUCTS = PRODUCTS.map(({ slug }) => slug);
export type ApiProduct = ProductSlug;

/** What a page of the reference documents. */
export const API_KINDS = ['component', 'interface', 'functions'] as const;

/** One page of the reference, as the list of all pages (`src/data/apiIndex.json`) holds it. */
export interface ApiIndexEntry {
  /** The name that code uses: `DataGrid`. Of a page of functions, its topic: `ColorFunctions`. */
  readonly name: string;
  readonly kind: (typeof API_KINDS)[number];
  readonly product: ApiProduct;
  /** The lowest paid plan that exports it; absent when the free packages do. */
  readonly plan?: Plan;
  /** The add-on that exports it: `@mui/lab`; absent when another package of the product does. */
  readonly addOn?: string;
}

/** A package that exports what a page documents. */
export interface ApiPackage {
  readonly name: string;
  /** The version that the page was made from: see `packageVersions.ts`. */
  readonly version: string;
  /** The release of the repository that has the package's sources, where the package has another version. */
  readonly release?: string;
}

/** A parameter of a function, or what it returns. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly optional?: true;
  /** As code. */
  readonly default?: string;
  /** Present when deprecated: the package's advice, which may be empty. */
  readonly deprecated?: string;
  /** The properties of an object that only this function takes or returns. */
  readonly members?: readonly ApiParameter[];
}

/** A function's parameters and result, when its doc comment describes them. */
export interface ApiSignature {
  readonly parameters: readonly ApiParameter[];
  readonly returns?: Omit<ApiParameter, 'name'>;
}

/** A text of this site, by language. */
export type ApiNote = Readonly<Record<Language, string>>;

/** A note in the language of a build. */
export function noteText(note: ApiNote, language: string): string {
  return note[languageOf(language)];
}

/** A section of a guide. */
export interface ApiGuide {
  /** Path of the page, without a slash at the end. */
  readonly page: string;
  /** Of the section; absent for what stands above the first heading. */
  readonly anchor?: string;
  /** In English. */
  readonly heading?: string;
}

interface Described {
  readonly name: string;
  readonly description: string;
  /** The section that explains it. */
  readonly guide?: ApiGuide;
  /** What this site adds, with code in backticks. */
  readonly note?: ApiNote;
  /** Present when deprecated: the package's advice, which may be empty. */
  readonly deprecated?: string;
  /** Not in the model's file: see `withHistory.ts`. Absent where nothing changed since 8.0.0. */
  readonly history?: RowHistory;
}

/** A prop of a component, or a property of an interface. */
export interface ApiProp extends Described {
  readonly required?: true;
  /** What makes it required although it is optional for others: `type: 'actions'`. */
  readonly requiredFor?: string;
  /** The type as it is written in the package, without `| undefined` of an optional one. */
  readonly type: string;
  /** What a short name stands for, where that is short as well: `'compact' | 'standard'` for `GridDensity`. */
  readonly expanded?: string;
  /** The default as the doc comment gives it: code, sometimes with backticks. */
  readonly default?: string;
  /** The paid plan that it needs; absent in what the free package has. */
  readonly plan?: Plan;
  readonly signature?: ApiSignature;
  /** The component that it comes from, where that isn't the page's own: `ButtonBase`. */
  readonly from?: string;
}

/** A part of a component that can be replaced. */
export interface ApiSlot extends Described {
  readonly type: string;
  /** The component that stands there by default, as the doc comment gives it. */
  readonly default?: string;
  /** The class of the part, where the class has the slot's name: `MuiGauge-valueText`. */
  readonly className?: string;
  readonly plan?: Plan;
}

/** A class of CSS that the component sets, by the key under which `classes` takes it. */
export interface ApiClass extends Described {
  /** `MuiDataGrid-root`, or `Mui-selected` for a state that components share. */
  readonly className: string;
  /** Whether the class says a state that components share. */
  readonly isGlobal?: true;
}

/** A CSS variable of a component, which this site describes: the packages don't. */
export interface ApiVariable {
  /** `--DataGrid-overlayHeight` */
  readonly name: string;
  /** As code. None has what the component sets itself, for styles to read. */
  readonly default?: string;
  readonly note: ApiNote;
}

interface ApiPageBase {
  readonly name: string;
  readonly product: ApiProduct;
  readonly plan?: Plan;
  readonly description: string;
  readonly deprecated?: string;
  /** Not in the model's file: see `withHistory.ts`. */
  readonly history?: RowHistory;
  /** Statements that import it, the most specific first. */
  readonly imports: readonly string[];
  readonly packages: readonly ApiPackage[];
  /** Paths of the pages with demos that use it, without a slash at the end; those of its own product first. */
  readonly demos: readonly string[];
}

/** What a component adds to an app, in KiB of a minified bundle after Brotli, without React. */
export interface ApiSize {
  /** As the only component. */
  readonly alone: number;
  /** In an app that uses `Button`; absent for `Button` itself. */
  readonly addedToButton?: number;
}

export interface ComponentApi extends ApiPageBase {
  readonly kind: 'component';
  /** Absent where it isn't measured. */
  readonly size?: ApiSize;
  readonly props: readonly ApiProp[];
  /** What a ref given to the component holds: `HTMLDivElement`; absent when it takes none. */
  readonly ref?: string;
  /** Where further props go: those of a native element, or of a component of Material UI. */
  readonly inheritance?: ApiInheritance;
  /** Whether it takes the style props of the system, such as `margin`, which no page lists. */
  readonly systemProps?: true;
  /** The name for default props and style overrides in a theme: `MuiDataGrid`. */
  readonly themeName?: string;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** What the object behind `apiRef` has, unless that has a page of its own; absent where it has nothing. */
  readonly methods?: readonly ApiProp[];
  readonly variables?: readonly ApiVariable[];
  /** The component of a lower plan whose page lists the variables. */
  readonly variablesOf?: string;
  /** The source file in the packages' repository: `packages/x-data-grid/src/DataGrid/DataGrid.tsx`. */
  readonly source: string;
}

export interface ApiInheritance {
  /** `div`, `svg`, or the name of a component: `Popper`. */
  readonly name: string;
  /** `child`: the component has no element of its own, and its child, of whatever element, takes them. */
  readonly kind: 'element' | 'component' | 'child';
}

export interface InterfaceApi extends ApiPageBase {
  readonly kind: 'interface';
  readonly properties: readonly ApiProp[];
}

/** A hook or another function. Its `type` is that of the function, and its `signature` has all parameters. */
export interface ApiFunction extends ApiProp {
  /** Statements that import it, the most specific first. */
  readonly imports: readonly string[];
}

/** The functions of one topic. */
export interface FunctionsApi extends ApiPageBase {
  readonly kind: 'functions';
  readonly functions: readonly ApiFunction[];
}

export type ApiModel = ComponentApi | InterfaceApi | FunctionsApi;

/** The main list of a page: props of a component, properties of an interface, or functions. */
export function membersOf(model: ApiModel): readonly ApiProp[] {
  switch (model.kind) {
    case 'component':
      return model.props;
    case 'interface':
      return model.properties;
    case 'functions':
      return model.functions;
  }
}

/** All rows of a page: also the slots and methods of a component. */
export function rowsOf(model: ApiModel): readonly (ApiProp | ApiSlot)[] {
  return model.kind === 'component'
    ? [...model.props, ...model.slots, ...(model.methods ?? [])]
    : membersOf(model);
}

/** A page with more rows has no elements left for more than its rows need. */
const MAX_ROWS = 150;

export function isLong(model: ApiModel): boolean {
  return rowsOf(model).length > MAX_ROWS;
}

/** A page's name as its title has it: a name of code, or `Color functions`. */
export function apiTitle({ kind, name }: Pick<ApiIndexEntry, 'kind' | 'name'>): string {
  return kind === 'functions'
    ? name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name;
}

/** Whether the packages' types of one name differ: those of higher plans have more. */
export function hasPlans(model: ApiModel): boolean {
  return model.kind === 'interface' && model.properties.some(({ plan }) => plan !== undefined);
}

/** Where the API pages of a product lie: `/x/api/data-grid/`. */
export function apiFolder(product: ApiProduct): string {
  return PRODUCTS.find(({ slug }) => slug === product)?.api ?? '';
}

/** The path of an API page, without a slash at the end: `/x/api/data-grid/data-grid`. */
export function apiPath({ product, name }: Pick<ApiIndexEntry, 'product' | 'name'>): string {
  return `${apiFolder(product)}${apiSlug(name)}`;
}

/**
 * The path of the page that documents a name of code, as a page of the reference sees it: of two products that document
 * one name, its own counts. None for its own name.
 */
export function pathOfApiName(
  name: string,
  page: Pick<ApiIndexEntry, 'product' | 'name'>,
  hasPage: (path: string) => boolean,
): string | undefined {
  return name === page.name
    ? undefined
    : [page.product, ...API_PRODUCTS].map((product) => apiPath({ product, name })).find(hasPage);
}
