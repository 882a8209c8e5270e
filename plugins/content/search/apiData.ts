/** The names that API pages document, each once, with the pages that have it. Pure. */
import { type ApiModel, type ApiProp, membersOf } from '../../../src/lib/api/apiModel';
import type { ApiPageData, RowData, RowKind } from '../../../src/lib/search/searchData';
import type { Plan } from '../../../src/lib/pages/pageTree';

export interface ApiPageSource {
  readonly model: ApiModel;
  readonly trail: number;
  /** Leaves out its slots, classes, properties, and functions. */
  readonly hasPropsOnly?: boolean;
}

interface Row {
  readonly kind: RowKind;
  readonly name: string;
  readonly plan?: Plan;
  readonly slotClass?: string;
}

const PLANS = [undefined, 'pro', 'premium'] as const;

/** What a reader needs to know of one page before another: less is simpler. */
function compareSimplicity({ model: one }: ApiPageSource, { model: other }: ApiPageSource): number {
  return (
    Number(one.kind !== 'component') - Number(other.kind !== 'component') ||
    PLANS.indexOf(one.plan) - PLANS.indexOf(other.plan) ||
    // What more pages show is what more readers use.
    other.demos.length - one.demos.length ||
    one.name.length - other.name.length ||
    (one.name < other.name ? -1 : 1)
  );
}

function withPlan(plan: Plan | undefined): { readonly plan?: Plan } {
  return plan === undefined ? {} : { plan };
}

function propRows(kind: RowKind, props: readonly ApiProp[]): readonly Row[] {
  return props.map(({ name, plan }) => ({ kind, name, ...withPlan(plan) }));
}

function rowsOf(model: ApiModel): readonly Row[] {
  if (model.kind !== 'component') {
    return propRows(model.kind === 'interface' ? 'property' : 'function', membersOf(model));
  }
  return [
    ...propRows('prop', model.props),
    ...model.slots.map(({ name, plan, className }): Row => ({
      kind: 'slot',
      name,
      ...withPlan(plan),
      ...(className !== undefined && { slotClass: className }),
    })),
    ...model.classes.map(({ className }): Row => ({ kind: 'class', name: className })),
  ];
}

interface CollectedRow {
  readonly row: Row;
  readonly places: number[];
  readonly classNames: Record<number, string>;
}

/** Pages and rows as the browser gets them. */
export function apiData(sources: readonly ApiPageSource[]): {
  readonly apis: readonly ApiPageData[];
  readonly rows: Readonly<Record<RowKind, readonly RowData[]>>;
} {
  const sorted = sources.toSorted(compareSimplicity);
  const collected = new Map<string, CollectedRow>();
  sorted.forEach(({ model, hasPropsOnly }, place) => {
    for (const row of rowsOf(model)) {
      if (hasPropsOnly && row.kind !== 'prop') {
        continue;
      }
      const key = `${row.kind} ${row.name}`;
      const found = collected.get(key) ?? { row, places: [], classNames: {} };
      collected.set(key, found);
      found.places.push(place);
      if (row.slotClass !== undefined) {
        found.classNames[place] = row.slotClass;
      }
    }
  });
  const rowsOfKind = (kind: RowKind): readonly RowData[] =>
    [...collected.values()]
      .filter(({ row }) => row.kind === kind)
      .map(({ row: { name, plan }, places, classNames }) => ({
        name,
        ...withPlan(plan),
        places,
        ...(Object.keys(classNames).length > 0 && { classNames }),
      }));
  return {
    apis: sorted.map(({ model: { name, kind, product, plan }, trail }) => ({
      name,
      kind,
      product,
      trail,
      ...withPlan(plan),
    })),
    rows: {
      prop: rowsOfKind('prop'),
      property: rowsOfKind('property'),
      function: rowsOfKind('function'),
      slot: rowsOfKind('slot'),
      class: rowsOfKind('class'),
    },
  };
}
