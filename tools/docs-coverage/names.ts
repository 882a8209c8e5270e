/** The public names of the data grid that its pages owe to readers, from the models of the generated reference. */
import type { ApiMethod, GridEvent } from '../../src/lib/api/apiBlocks';
import type { ApiModel } from '../../src/lib/api/apiModel';
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

export interface GridName {
  readonly kind: NameKind;
  /** As code writes it; of what lies in an object of the API object with that: `dataSource.editRow`. */
  readonly name: string;
  /** The paid plan that it needs; absent in what the free package has. */
  readonly plan?: Plan;
  /** Of an event: the prop that listens to it. */
  readonly prop?: string;
}

/** What the reference holds about the grid. */
export interface GridReference {
  readonly models: readonly ApiModel[];
  readonly methods: readonly ApiMethod[];
  readonly events: readonly GridEvent[];
}

interface Planned {
  readonly name: string;
  readonly plan?: Plan;
}

function named(kind: NameKind, entries: readonly Planned[]): readonly GridName[] {
  const byName = new Map<string, GridName>();
  for (const { name, plan } of entries) {
    if (!byName.has(name)) {
      byName.set(name, { kind, name, ...(plan === undefined ? {} : { plan }) });
    }
  }
  return [...byName.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * All names, by kind and then in the order of the alphabet.
 * @throws when a page of the reference is missing
 */
export function gridNames({ models, methods, events }: GridReference): readonly GridName[] {
  const modelOf = (name: string): ApiModel => {
    const model = models.find((one) => one.name === name);
    if (!model) {
      throw new Error(`The reference has no ${name}. Run npm run docs:api.`);
    }
    return model;
  };
  const grids = GRID_COMPONENTS.map(modelOf).filter((model) => model.kind === 'component');
  const columns = COLUMN_INTERFACES.map(modelOf).filter((model) => model.kind === 'interface');
  const propOf = new Map(events.map(({ name, prop }) => [name, prop]));
  return [
    ...named(
      'props',
      grids.flatMap(({ props }) => props),
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
      grids.flatMap(({ slots }) => slots),
    ),
  ];
}

/** The kinds that have a name. */
export type KindsOf = (name: string) => readonly NameKind[];

/** Looks up the kinds of names. */
export function createKindsOf(names: readonly GridName[]): KindsOf {
  const kinds = new Map<string, NameKind[]>();
  for (const { kind, name } of names) {
    kinds.set(name, [...(kinds.get(name) ?? []), kind]);
  }
  return (name) => kinds.get(name) ?? [];
}

/** A name that a page uses. */
export type NameUse = Pick<GridName, 'kind' | 'name'>;
