/** Puts snapshots of releases together into a history. Pure. */
import type { History, HistoryRow, StateChange } from '../../src/lib/history/history';
import { type Row, type Snapshot, isSameState } from './snapshot';

/** A release of one product. */
export interface ReleasedSnapshot {
  readonly version: string;
  readonly rows: Snapshot;
  /** Packages whose own version of the release couldn't be read, with the one that was read. */
  readonly gaps: Readonly<Record<string, string>>;
}

function isSame(one: Row | undefined, other: Row | undefined): boolean {
  return one && other ? isSameState(one.state, other.state) : one === other;
}

/**
 * Without what the mix of versions of a release with gaps shows: what differs there, and is afterwards as it was
 * before, didn't change.
 */
export function smoothed(releases: readonly ReleasedSnapshot[]): readonly ReleasedSnapshot[] {
  const result: ReleasedSnapshot[] = [];
  releases.forEach((release, index) => {
    const before = result.at(-1)?.rows;
    const after = releases
      .slice(index + 1)
      .find(({ gaps }) => Object.keys(gaps).length === 0)?.rows;
    if (!before || !after || Object.keys(release.gaps).length === 0) {
      result.push(release);
      return;
    }
    const rows = new Map(release.rows);
    for (const key of new Set([...before.keys(), ...rows.keys()])) {
      const old = before.get(key);
      if (isSame(old, after.get(key)) && !isSame(old, rows.get(key))) {
        if (old) {
          rows.set(key, old);
        } else {
          rows.delete(key);
        }
      }
    }
    result.push({ ...release, rows });
  });
  return result;
}

/** A history by the keys of snapshots: of each row one, with a single owner. */
export type Histories = ReadonlyMap<string, HistoryRow>;

/**
 * Adds a release to what is known.
 * @param histories rows that changed
 * @param before the release before it: rows that have no history yet are as they are there
 * @param version its place among the versions
 */
export function withRelease(
  histories: Histories,
  before: Snapshot,
  after: Snapshot,
  version: number,
): Histories {
  const result = new Map(histories);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(key);
    const now = after.get(key);
    const row = now ?? old;
    if (row && !isSame(old, now)) {
      const known: readonly StateChange[] =
        histories.get(key)?.states ?? (old ? [[0, old.state]] : []);
      const { kind, owner, name } = row;
      result.set(key, {
        kind,
        owners: owner === '' ? [] : [owner],
        name,
        states: [...known, [version, now ? now.state : null]],
      });
    }
  }
  return result;
}

/** Rows of one name with the same history, as one. */
export function merged(rows: Iterable<HistoryRow>): readonly HistoryRow[] {
  const byHistory = new Map<string, HistoryRow>();
  for (const row of rows) {
    const { kind, name, states } = row;
    const key = JSON.stringify([kind, name, states]);
    const known = byHistory.get(key);
    byHistory.set(key, known ? { ...known, owners: [...known.owners, ...row.owners] } : row);
  }
  return [...byHistory.values()];
}

/** Rows with a single owner each, by their keys. */
export function separated(
  { rows }: History,
  keyOf: (row: Omit<Row, 'state'>) => string,
): Histories {
  return new Map(
    rows.flatMap((row) =>
      (row.owners.length === 0 ? [''] : row.owners).map((owner) => [
        keyOf({ kind: row.kind, owner, name: row.name }),
        { ...row, owners: owner === '' ? [] : [owner] },
      ]),
    ),
  );
}

/**
 * A history as it was before its last release. Rows that only this release has changed aren't in it.
 */
export function withoutLast({ versions, gaps, rows }: History): History {
  const last = versions.length - 1;
  return {
    versions: versions.slice(0, last),
    gaps: Object.fromEntries(
      Object.entries(gaps).filter(([version]) => version !== versions[last]),
    ),
    rows: rows.flatMap((row) => {
      const states = row.states.filter(([from]) => from < last);
      return states.some(([from]) => from > 0) ? [{ ...row, states }] : [];
    }),
  };
}

/**
 * @param history what is known; its last version is the first of the releases
 * @param releases oldest first, the one that the history ends with at the beginning
 */
export function withReleases(
  history: History,
  releases: readonly ReleasedSnapshot[],
  keyOf: (row: Omit<Row, 'state'>) => string,
): History {
  const [, ...added] = releases;
  const first = history.versions.length;
  let rows = separated(history, keyOf);
  const all = smoothed(releases);
  all.slice(1).forEach((release, index) => {
    rows = withRelease(rows, all[index]?.rows ?? new Map(), release.rows, first + index);
  });
  return {
    versions: [...history.versions, ...added.map(({ version }) => version)],
    gaps: {
      ...history.gaps,
      ...Object.fromEntries(
        added
          .filter(({ gaps }) => Object.keys(gaps).length > 0)
          .map(({ version, gaps }) => [version, gaps]),
      ),
    },
    rows: merged(rows.values()),
  };
}
