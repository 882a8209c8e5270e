/**
 * The history of the public API of MUI X, as `npm run docs:history` writes it to `static/x/history/`: what each row of
 * the reference was in each release, as far as it ever changed.
 */
import type { ProductSlug } from '../../data/products';
import type { Plan } from '../pages/pageTree';
import { isRecord } from '../text/isRecord';

/** The products whose releases are compared: those of MUI X. */
export const HISTORY_PRODUCTS = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
] as const satisfies readonly ProductSlug[];

export type HistoryProduct = (typeof HISTORY_PRODUCTS)[number];

/** Where browsers and programs find the file of a product: `/x/history/charts.json`. */
export function historyPath(product: HistoryProduct): string {
  return `/x/history/${product}.json`;
}

/** The same file, from the root of the project. */
export function historyFile(product: HistoryProduct): string {
  return `static${historyPath(product)}`;
}

export function isHistoryProduct(product: string): product is HistoryProduct {
  return HISTORY_PRODUCTS.some((one) => one === product);
}

/** What a row is. `export` is a name of code that has no page, `type` one that only types use. */
export const ROW_KINDS = [
  'component',
  'interface',
  'prop',
  'property',
  'slot',
  'class',
  'method',
  'event',
  'selector',
  'export',
  'type',
] as const;

export type RowKind = (typeof ROW_KINDS)[number];

/** What is compared of a row. */
export interface RowState {
  /** As the package writes it. */
  readonly type?: string;
  /** As code. */
  readonly default?: string;
  /** The paid plan that it needs. */
  readonly plan?: Plan;
  readonly required?: true;
  readonly deprecated?: true;
  /** The name under which the packages export it, where that has a mark: `Unstable_FunnelChart`. */
  readonly as?: string;
}

/** From a version on, by its place among the versions: `null` where a release no longer has the row. */
export type StateChange = readonly [version: number, state: RowState | null];

/** A row that changed. Rows of several pages with one history are one. */
export interface HistoryRow {
  readonly kind: RowKind;
  /** The pages that have it, in the order of the reference; for components, interfaces and exports, the packages. */
  readonly owners: readonly string[];
  readonly name: string;
  /** In the order of the versions. Before the first, the row didn't exist. */
  readonly states: readonly StateChange[];
}

/** The history of one product. */
export interface History {
  /** Oldest first: `7.29`, `8.0.0`. */
  readonly versions: readonly string[];
  /** Packages whose version of that release couldn't be read, by version, with the one that was read in its place. */
  readonly gaps: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly rows: readonly HistoryRow[];
}

/** The state in a version; `undefined` where the row doesn't exist. */
export function stateIn({ states }: HistoryRow, version: number): RowState | undefined {
  return states.findLast(([from]) => from <= version)?.[1] ?? undefined;
}

/** The first release of the documented major version: what came later has a "since". */
export const FIRST_VERSION = '8.0.0';

function isState(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    typeof value[0] === 'number' &&
    (value[1] === null || isRecord(value[1]))
  );
}

function isRow(value: unknown): boolean {
  return (
    isRecord(value) &&
    ROW_KINDS.some((kind) => kind === value.kind) &&
    typeof value.name === 'string' &&
    Array.isArray(value.owners) &&
    Array.isArray(value.states) &&
    value.states.every(isState)
  );
}

function isHistory(value: unknown): value is History {
  return (
    isRecord(value) &&
    Array.isArray(value.versions) &&
    isRecord(value.gaps) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow)
  );
}

/**
 * @param file the file that holds the text, as an error should name it
 * @throws when the text isn't JSON, or isn't a history
 */
export function parseHistory(text: string, file: string): History {
  const value: unknown = JSON.parse(text);
  if (!isHistory(value)) {
    throw new Error(`${file} holds no history. Run \`npm run docs:history\`, which writes it.`);
  }
  return value;
}
