/**
 * What the search in titles and names can find: one entry for each page and section, and for each row name of the API
 * pages. The rows are made apart, since the first answer of a visit doesn't need them.
 */
import { VERSIONED_ROUTE } from '../../data/docsInstances';
import type { ProductId } from '../../data/products';
import { classAnchor, functionAnchor, propAnchor, slotAnchor } from '../api/apiAnchors';
import { apiPath, apiTitle } from '../api/apiModel';
import type { Plan } from '../pages/pageTree';
import { productCategoryOf, productIdOf } from '../pages/paths';
import {
  ROW_KINDS,
  type PageData,
  type RowData,
  type RowKind,
  type SearchData,
  anchorOfTitle,
} from './searchData';
import type { HitKind, SearchHit, SearchScope } from './searchHit';
import { normalizeKey } from './searchTerms';

/** A place at which an entry is: a page, or a row of one. */
export interface EntryLocation {
  readonly product: ProductId | undefined;
  /** The squashed name of the component or interface that has the row. */
  readonly owner?: string;
  readonly hit: () => SearchHit;
}

export interface SearchEntry {
  readonly kind: HitKind;
  /** All texts that stand for it, its title first. */
  readonly names: readonly string[];
  /** What readers type who don't know its name. */
  readonly keywords: readonly string[];
  /** What it says of itself. */
  readonly about: readonly string[];
  /** Words that narrow it down: groups around it, its product, what kind of thing it is. Many entries share the list. */
  readonly around: readonly string[];
  /** It is about the way from an older version, of which few readers come. */
  readonly isUpgrade?: boolean;
  /** The simplest first. */
  readonly places: readonly EntryLocation[];
}

/** What readers call the kinds of names, in all languages. */
const KIND_WORDS = {
  component: 'component api props slots classes 组件 属性',
  interface: 'interface type api properties 接口 类型 属性',
  functions: 'functions hooks utilities api 函数',
  prop: 'prop props api 属性',
  property: 'property properties api 属性 字段',
  function: 'function hook utility api 函数',
  slot: 'slot slots api 插槽',
  class: 'class classes css api 类名 样式',
} as const satisfies Record<Exclude<HitKind, 'page' | 'section'>, string>;

/** Paths of the guides from older versions, see {@link PageData.path}: those of MUI X, and those of the base library. */
const UPGRADE = /^(?:migration|\/(?:.+\/)?guides)\/migration-/;

const NONE: readonly string[] = [];

/** Most names have no aliases, and then nothing is compared. */
function unique(title: string, others: readonly string[] = NONE): readonly string[] {
  return others.length === 0 ? [title] : [...new Set([title, ...others])];
}

function anchorOf(
  kind: RowKind,
  owner: string,
  { name, classNames }: RowData,
  place: number,
): string {
  switch (kind) {
    case 'prop':
    case 'property':
      return propAnchor(owner, name);
    case 'function':
      return functionAnchor(owner, name);
    case 'slot': {
      const className = classNames?.[place];
      return slotAnchor(owner, className === undefined ? { name } : { name, className });
    }
    case 'class':
      return classAnchor(owner, { className: name });
  }
}

/** The texts that stand for a row: for a class, also the key under which `classes` takes it. */
function rowNames(kind: RowKind, name: string): readonly string[] {
  return kind === 'class' ? unique(name, [name.slice(name.indexOf('-') + 1)]) : [name];
}

/** The address of a page of prose below a version. */
function pageAddress(base: string, { path }: PageData): string {
  return path.startsWith('/') ? `${path}/`.replace('//', '/') : `${base}${path}/`;
}

function planWords(plan: Plan | undefined): readonly string[] {
  return plan === undefined ? NONE : [plan];
}

function withPlan(plan: Plan | undefined): Pick<SearchHit, 'plan'> {
  return plan === undefined ? {} : { plan };
}

function withProduct(product: ProductId | undefined): Pick<SearchHit, 'product'> {
  return product === undefined ? {} : { product };
}

/** The API pages, with what the addresses of their rows need. */
function apiLocations({ base, root, apis }: SearchData) {
  return apis.map((api) => {
    const path = apiPath(api);
    const below = path.startsWith(VERSIONED_ROUTE)
      ? base + path.slice(VERSIONED_ROUTE.length)
      : root + path.slice(1);
    return {
      api,
      owner: normalizeKey(api.name),
      product: productIdOf(path),
      address: `${below}/`,
    };
  });
}

/** The entries of pages: pages of prose in the order of the tree, each with its sections after it, then API pages. */
export function pageEntries(data: SearchData): readonly SearchEntry[] {
  const { base, trails, pages } = data;
  const trailOf = (place: number) => trails[place]?.[0] ?? [];
  const trailWords = (place: number) => (trails[place] ?? []).flat();

  const prose = pages.flatMap((page): readonly SearchEntry[] => {
    const { path, trail, plan, title, aliases = NONE, keywords = NONE, about = NONE } = page;
    const address = pageAddress(base, page);
    const product = productIdOf(address);
    const common = { ...withProduct(product), ...withPlan(plan) };
    const around = [...trailWords(trail), ...path.split('/'), ...planWords(plan)];
    const upgrade = UPGRADE.test(path) ? { isUpgrade: true } : {};
    const pageEntry: SearchEntry = {
      kind: 'page',
      names: unique(title, aliases),
      keywords,
      about,
      around,
      ...upgrade,
      places: [
        {
          product,
          hit: () => ({ kind: 'page', address, title, trail: trailOf(trail), ...common }),
        },
      ],
    };
    // The same text for all sections: its terms are made once.
    const aroundSections = [title, ...aliases, ...keywords, ...around];
    return [
      pageEntry,
      ...(page.sections ?? []).map((section): SearchEntry => ({
        kind: 'section',
        names: unique(section.title, section.aliases),
        keywords: section.keywords ?? NONE,
        about: NONE,
        around: aroundSections,
        ...upgrade,
        places: [
          {
            product,
            hit: () => ({
              kind: 'section',
              address: `${address}#${section.anchor ?? anchorOfTitle(section.title)}`,
              title: section.title,
              trail: [...trailOf(trail), title],
              ...common,
              ...withPlan(section.plan ?? plan),
            }),
          },
        ],
      })),
    ];
  });

  const reference = apiLocations(data).map(({ api, owner, product, address }): SearchEntry => {
    const { kind, trail, plan } = api;
    const name = apiTitle(api);
    return {
      kind,
      names: [name, `${name} API`],
      keywords: NONE,
      about: NONE,
      around: [...trailWords(trail), KIND_WORDS[kind], ...planWords(plan)],
      places: [
        {
          product,
          owner,
          hit: () => ({
            kind,
            address,
            title: name,
            trail: trailOf(trail),
            ...withProduct(product),
            ...withPlan(plan),
          }),
        },
      ],
    };
  });

  return [...prose, ...reference];
}

/** The entries of the rows of API pages. */
export function rowEntries(data: SearchData): readonly SearchEntry[] {
  const { trails, rows } = data;
  const trailOf = (place: number) => trails[place]?.[0] ?? [];
  const outermost = (place: number) => (trails[place] ?? []).flatMap(([first]) => first ?? []);
  const locations = apiLocations(data);
  return ROW_KINDS.flatMap((kind) =>
    rows[kind].map((row): SearchEntry => {
      const owners = row.places.flatMap((place) => {
        const found = locations[place];
        return found ? [{ place, ...found }] : [];
      });
      return {
        kind,
        names: rowNames(kind, row.name),
        keywords: NONE,
        about: NONE,
        around: [...new Set(owners.flatMap(({ api }) => outermost(api.trail))), KIND_WORDS[kind]],
        places: owners.map(({ place, api, owner, product, address }) => ({
          product,
          owner,
          hit: () => ({
            kind,
            address: `${address}#${anchorOf(kind, api.name, row, place)}`,
            title: row.name,
            trail: [...trailOf(api.trail), apiTitle(api)],
            ...withProduct(product),
            ...withPlan(row.plan ?? api.plan),
          }),
        })),
      };
    }),
  );
}

/** Whether an entry is a row of API pages rather than a page. */
export function isRow(entry: Pick<SearchEntry, 'kind'> | undefined): boolean {
  return ROW_KINDS.some((kind) => kind === entry?.kind);
}

/** How close the product of a page is to that of the page that the reader is on. */
export type Nearness = 'same' | 'family' | 'other';

export function nearnessOf(product: ProductId | undefined, { near }: SearchScope): Nearness {
  if (product === undefined || near === undefined) {
    return 'other';
  }
  const family = productCategoryOf(near);
  if (product === near) {
    return 'same';
  }
  return family !== undefined && productCategoryOf(product) === family ? 'family' : 'other';
}

/**
 * The simplest place of an entry within a scope, and at an owner where one is asked for. A place in the product of the
 * reader's page leads.
 */
export function locationIn(
  { places }: SearchEntry,
  scope: SearchScope,
  owner?: string,
): EntryLocation | undefined {
  const { product } = scope;
  const found = places.filter(
    (place) =>
      (product === undefined || place.product === product) &&
      (owner === undefined || place.owner === owner),
  );
  const at = (nearness: Nearness) =>
    found.find((place) => nearnessOf(place.product, scope) === nearness);
  return at('same') ?? at('family') ?? found[0];
}
