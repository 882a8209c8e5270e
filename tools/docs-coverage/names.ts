/** The public names of a product that its pages owe to readers, from the models of the generated reference. */
import type { ApiMethod, GridEvent } from '../../src/lib/api/apiBlocks';
import type { ComponentApi, InterfaceApi } from '../../src/lib/api/apiModel';
import type { Plan } from '../../src/lib/pages/pageTree';

/** Kinds of names, in the order of the report. */
export const NAME_KINDS = ['props', 'columnFields', 'methods', 'events', 'slots'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** What the report calls one name of a kind. */
export const KIND_WORDS = {
  props: 'prop',
  columnFields: 'column field',
  methods: 'API method',
  events: 'event',
  slots: 'slot',
} as const satisfies Record<NameKind, string>;

/** The grids, lower plans first. */
export const GRID_COMPONENTS = ['DataGrid', 'DataGridPro', 'DataGridPremium'] as const;

/** The interfaces of column definitions. */
export const COLUMN_INTERFACES = [
  'GridColDef',
  'GridSingleSelectColDef',
  'GridActionsColDef',
  'GridListViewColDef',
] as const;

export interface ProductName {
  readonly kind: NameKind;
  /** As code writes it; of what lies in an object of the API object with that: `dataSource.editRow`. */
  readonly name: string;
  /** The paid plan that it needs; absent in what the free package has. */
  readonly plan?: Plan;
  /** Of an event: the prop that listens to it. */
  readonly prop?: string;
}

/** What the reference holds about a product. */
export interface ProductReference {
  /** Components whose props and slots its pages owe. */
  readonly components: readonly ComponentApi[];
  /** Interfaces of column definitions. */
  readonly columns: readonly InterfaceApi[];
  readonly methods: readonly ApiMethod[];
  readonly events: readonly GridEvent[];
}

interface Planned {
  readonly name: string;
  readonly plan?: Plan;
}

function named(kind: NameKind, entries: readonly Planned[]): readonly ProductName[] {
  const byName = new Map<string, ProductName>();
  for (const { name, plan } of entries) {
    if (!byName.has(name)) {
      byName.set(name, { kind, name, ...(plan === undefined ? {} : { plan }) });
    }
  }
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** All names, by kind and then in the order of the alphabet. A name that several components have stands there once. */
export function productNames({
  components,
  columns,
  methods,
  events,
}: ProductReference): readonly ProductName[] {
  const propOf = new Map(events.map(({ name, prop }) => [name, prop]));
  return [
    ...named(
      'props',
      components.flatMap(({ props }) => props),
    ),
    ...named(
      'columnFields',
      columns.flatMap(({ properties }) => properties),
    ),
    ...named('methods', methods),
    ...named('events', events).map((event) => {
      const prop = propOf.get(event.name);
      return { ...event, ...(prop === undefined ? {} : { prop }) };
    }),
    ...named(
      'slots',
      components.flatMap(({ slots }) => slots),
    ),
  ];
}

/** What a reader of pages has to know of a product. */
export interface KnownNames {
  /** Components of the product, as code writes them. */
  readonly components: readonly string[];
  /** The kinds that have a name. */
  readonly kindsOf: (name: string) => readonly NameKind[];
}

/** Looks up the kinds of names. */
export function createKnownNames(
  names: readonly ProductName[],
  components: readonly string[],
): KnownNames {
  const kinds = new Map<string, NameKind[]>();
  for (const { kind, name } of names) {
    kinds.set(name, [...(kinds.get(name) ?? []), kind]);
  }
  return { components, kindsOf: (name) => kinds.get(name) ?? [] };
}

/** A name that a page uses. */
export type NameUse = Pick<ProductName, 'kind' | 'name'>;
