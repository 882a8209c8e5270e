import type { History } from '../../../../src/lib/history/history';
import {
  type ReleasedSnapshot,
  withReleases,
  withoutLast,
} from '../../../../tools/history/combine';
import { type Row, keyOf } from '../../../../tools/history/snapshot';

type Types = Readonly<Record<string, string>>;

/** Rows as `DataGrid rows` by their types. */
function release(version: string, types: Types, gaps: ReleasedSnapshot['gaps'] = {}) {
  const rows = Object.entries(types).map(([name, type]): [string, Row] => {
    const [owner = '', prop = ''] = name.split(' ');
    const row: Row = { kind: 'prop', owner, name: prop, state: { type } };
    return [keyOf(row), row];
  });
  return { version, rows: new Map(rows), gaps };
}

const EMPTY: History = { versions: ['7.29'], gaps: {}, rows: [] };
const rowsOf = (...releases: readonly ReleasedSnapshot[]) =>
  withReleases(EMPTY, releases, keyOf).rows.map(({ owners, name, states }) => ({
    owners,
    name,
    states: states.map(([version, state]) => [version, state?.type ?? null]),
  }));

it('keeps rows that changed, with the states that differ', () => {
  expect(
    rowsOf(
      release('7.29', { 'A same': 'X', 'A type': 'X', 'A gone': 'X' }),
      release('8.0.0', { 'A same': 'X', 'A type': 'Y', 'A new': 'X' }),
      release('8.1.0', { 'A same': 'X', 'A type': 'Y', 'A new': 'X', 'A gone': 'X' }),
    ),
  ).toEqual([
    {
      owners: ['A'],
      name: 'type',
      states: [
        [0, 'X'],
        [1, 'Y'],
      ],
    },
    {
      owners: ['A'],
      name: 'gone',
      states: [
        [0, 'X'],
        [1, null],
        [2, 'X'],
      ],
    },
    { owners: ['A'], name: 'new', states: [[1, 'X']] },
  ]);
});

it('takes another order of a union for the same', () => {
  expect(
    rowsOf(release('7.29', { 'A type': "'a' | 'b'" }), release('8.0.0', { 'A type': "'b' | 'a'" })),
  ).toEqual([]);
});

it('has rows of several pages once where their history is one', () => {
  const [row, other] = rowsOf(
    release('7.29', { 'C new': 'X' }),
    release('8.0.0', { 'A new': 'X', 'B new': 'X', 'C new': 'Y' }),
  );
  expect(row?.owners).toEqual(['C']);
  expect(other?.owners).toEqual(['A', 'B']);
});

it('drops what only a release with a gap shows', () => {
  const gaps = { '@mui/x-data-grid-pro': '7.9.0' };
  expect(
    rowsOf(
      release('7.29', { 'A type': 'X', 'A gone': 'X' }),
      release('8.0.0', { 'A type': 'any', 'A odd': 'X' }, gaps),
      release('8.1.0', { 'A type': 'X', 'A gone': 'X' }),
    ),
  ).toEqual([]);
  // Without a gap, the same is a change.
  expect(
    rowsOf(
      release('7.29', { 'A type': 'X' }),
      release('8.0.0', { 'A type': 'any' }),
      release('8.1.0', { 'A type': 'X' }),
    ),
  ).toHaveLength(1);
});

it('goes on from a history as if it had been made at once', () => {
  const releases = [
    release('7.29', { 'A type': 'X', 'B type': 'X', 'A late': 'X' }),
    release('8.0.0', { 'A type': 'Y', 'B type': 'Y', 'A late': 'X' }),
    release('8.1.0', { 'A type': 'Y', 'B type': 'Z', 'A late': 'Y' }),
  ] as const;
  const [first, second, third] = releases;
  const begun = withReleases(EMPTY, [first, second], keyOf);
  const sorted = ({ rows, ...history }: History) => ({
    ...history,
    rows: [...rows].map((row) => JSON.stringify(row)).sort(),
  });
  expect(sorted(withReleases(begun, [second, third], keyOf))).toEqual(
    sorted(withReleases(EMPTY, [first, second, third], keyOf)),
  );
});

it('takes its last release away again', () => {
  const [first, second] = [
    release('7.29', { 'A type': 'X', 'B type': 'X' }),
    release('8.0.0', { 'A type': 'Y', 'B type': 'X', 'A new': 'X' }),
  ];
  const next = release(
    '8.29.3',
    { 'A type': 'Z', 'B type': 'Z', 'A newer': 'X' },
    { '@mui/x-data-grid': '8.29.2' },
  );
  const before = withReleases(EMPTY, [first, second], keyOf);
  const after = withReleases(before, [second, next], keyOf);
  expect(after.rows).toHaveLength(4);
  expect(withoutLast(after)).toEqual(before);
});
