/** What the history says of one row of the reference. Pure. */
import { type ChangeKind, changesOf } from './changes';
import { FIRST_VERSION, type History, type HistoryRow, type RowKind, stateIn } from './history';
import { compareReleases } from './releases';

/** A change of a row that stayed. */
export interface RowChange {
  readonly version: string;
  readonly change: Exclude<ChangeKind, 'added' | 'removed'>;
  /** As code; absent where there was none. */
  readonly before?: string;
  readonly after?: string;
}

export interface RowHistory {
  /** The first release after 8.0.0 that has the row; absent for rows that 8.0.0 has. */
  readonly since?: string;
  /** Later than that, oldest first. */
  readonly changes: readonly RowChange[];
}

/** The place of the version from which on the row is there without a break; 0 where the row is as old as the history. */
function beginning({ states }: HistoryRow): number {
  const gone = states.findLastIndex(([, state]) => state === null);
  return states[gone + 1]?.[0] ?? 0;
}

function historyOf(row: HistoryRow, { versions }: History): RowHistory | undefined {
  const first = versions.indexOf(FIRST_VERSION);
  const begin = beginning(row);
  const start = Math.max(first, begin);
  const changes = row.states
    .filter(([version]) => version > start)
    .flatMap(([version]) =>
      changesOf(row, stateIn(row, version - 1), stateIn(row, version)).flatMap(
        ({ change, before, after }): RowChange[] =>
          change === 'added' || change === 'removed'
            ? []
            : [
                {
                  version: versions[version] ?? '',
                  change,
                  ...(before !== undefined && { before }),
                  ...(after !== undefined && { after }),
                },
              ],
      ),
    );
  const since = begin > first ? versions[begin] : undefined;
  return since === undefined && changes.length === 0
    ? undefined
    : { ...(since !== undefined && { since }), changes };
}

/** The history as far as a version knows it. */
function until(history: History, version: string): History {
  const { versions, rows } = history;
  const last = versions.findLastIndex((one) => compareReleases(one, version) <= 0);
  return last === versions.length - 1
    ? history
    : {
        ...history,
        versions: versions.slice(0, last + 1),
        rows: rows.map((row) => ({ ...row, states: row.states.filter(([from]) => from <= last) })),
      };
}

/** Finds what the history says of a row; `undefined` for a row that is as it was in 8.0.0. */
export type FindHistory = (kind: RowKind, name: string) => RowHistory | undefined;

/**
 * @param owner the page whose rows are asked for; without, rows of no page, such as events
 * @param version the release that the page documents: what came later is left out
 */
export function createFindHistory(
  history: History,
  owner: string | undefined,
  version: string,
): FindHistory {
  const known = until(history, version);
  const rows = new Map<string, HistoryRow>();
  for (const row of known.rows) {
    const isOwn =
      row.kind === 'component' || row.kind === 'interface'
        ? row.name === owner
        : owner === undefined
          ? row.owners.length === 0
          : row.owners.includes(owner);
    if (isOwn && row.states.at(-1)?.[1]) {
      rows.set(`${row.kind} ${row.name}`, row);
    }
  }
  return (kind, name) => {
    const row = rows.get(`${kind} ${name}`);
    return row && historyOf(row, known);
  };
}
