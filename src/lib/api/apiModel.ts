/**
 * The model of an API page, as `npm run docs:api` writes it to `api.json` beside the page, and the names that follow
 * from it: slugs, paths and anchors. All texts are the packages' own doc comments, in Markdown, and in English.
 */
import type { Plan } from '../pages/pageTree';
import { type XProduct, X_PRODUCTS } from '../pages/paths';

/** The products that have API pages, as they stand in the address: `/x/api/<product>/<slug>/`. */
export const API_PRODUCTS = X_PRODUCTS;
export type ApiProduct = XProduct;

/** One page of the reference, as the list of all pages (`src/data/apiIndex.json`) holds it. */
export interface ApiIndexEntry {
  /** The name that code uses: `DataGrid`. */
  readonly name: string;
  readonly kind: 'component' | 'interface';
  readonly product: ApiProduct;
  /** The lowest paid plan that exports it; absent when the free packages do. */
  readonly plan?: Plan;
}

/** A parameter of a function, or what it returns. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** A function's parameters and result, when its doc comment describes them. */
export interface ApiSignature {
  readonly parameters: readonly ApiParameter[];
  readonly returns?: Omit<ApiParameter, 'name'>;
}

interface Described {
  readonly name: string;
  readonly description: string;
  /** Present when deprecated: the package's advice, which may be empty. */
  readonly deprecated?: string;
}

/** A prop of a component, or a property of an interface. */
export interface ApiProp extends Described {
  readonly required?: true;
  /** The type as it is written in the package, without `| undefined` of an optional one. */
  readonly type: string;
  /** What a short name stands for, where that is short as well: `'compact' | 'standard'` for `GridDensity`. */
  readonly expanded?: string;
  /** The default as the doc comment gives it: code, sometimes with backticks. */
  readonly default?: string;
  /** The paid plan that it needs; absent in what the free package has. */
  readonly plan?: Plan;
  readonly signature?: ApiSignature;
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

interface ApiPageBase {
  readonly name: string;
  readonly product: ApiProduct;
  readonly plan?: Plan;
  readonly description: string;
  readonly deprecated?: string;
  /** Statements that import it, the most specific first. */
  readonly imports: readonly string[];
  /** Each package that exports it, with the version that the page was made from. */
  readonly packages: readonly { readonly name: string; readonly version: string }[];
  /** Paths of the pages with demos that use it, without a slash at the end; those of its own product first. */
  readonly demos: readonly string[];
}

export interface ComponentApi extends ApiPageBase {
  readonly kind: 'component';
  readonly props: readonly ApiProp[];
  /** What a ref given to the component holds: `HTMLDivElement`; absent when it takes none. */
  readonly ref?: string;
  /** Where further props go: those of a native element, or of a component of Material UI. */
  readonly inheritance?: ApiInheritance;
  /** The name for default props and style overrides in a theme: `MuiDataGrid`. */
  readonly themeName?: string;
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** The source file in the packages' repository: `packages/x-data-grid/src/DataGrid/DataGrid.tsx`. */
  readonly source: string;
}

export interface ApiInheritance {
  /** `div`, `svg`, or the name of a component: `Popper`. */
  readonly name: string;
  readonly kind: 'element' | 'component';
}

export interface InterfaceApi extends ApiPageBase {
  readonly kind: 'interface';
  readonly properties: readonly ApiProp[];
}

export type ApiModel = ComponentApi | InterfaceApi;

/** A name of code as it stands in an address: `DateRangePickerDay2` is `date-range-picker-day-2`. */
export function apiSlug(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([A-Za-z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** The path of an API page, without a slash at the end: `/x/api/data-grid/data-grid`. */
export function apiPath({ product, name }: Pick<ApiIndexEntry, 'product' | 'name'>): string {
  return `/x/api/${product}/${apiSlug(name)}`;
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

/** The anchor of a prop of a component, or of a property of an interface: `data-grid-prop-rows`. */
export function propAnchor(owner: string, prop: string): string {
  return `${apiSlug(owner)}-prop-${prop}`;
}

/** The anchor of a slot: `DataGrid-css-toolbar`, with the slot's class where it has one. */
export function slotAnchor(
  owner: string,
  { className, name }: Pick<ApiSlot, 'className' | 'name'>,
): string {
  return `${owner}-css-${className ?? name}`;
}

/** The anchor of a class: `data-grid-classes-MuiDataGrid-root`. */
export function classAnchor(owner: string, { className }: Pick<ApiClass, 'className'>): string {
  return `${apiSlug(owner)}-classes-${className}`;
}
