import { changesBetween } from '../../../../src/lib/history/changes';
import type { History, HistoryRow } from '../../../../src/lib/history/history';

const prop = (name: string, states: HistoryRow['states'], owners = ['DataGrid']): HistoryRow => ({
  kind: 'prop',
  owners,
  name,
  states,
});

const history = (...rows: readonly HistoryRow[]): History => ({
  versions: ['7.29', '8.0.0', '8.1.0', '8.2.0'],
  gaps: {},
  rows,
});

it('lists rows that came and went, with the plan that they need', () => {
  const rows = history(
    prop('rows', [[2, { type: 'Row[]', plan: 'pro' }]]),
    prop('gone', [
      [0, {}],
      [3, null],
    ]),
  );
  expect(changesBetween(rows, 1, 3)).toEqual([
    { change: 'added', kind: 'prop', name: 'rows', owners: ['DataGrid'], plan: 'pro' },
    { change: 'removed', kind: 'prop', name: 'gone', owners: ['DataGrid'] },
  ]);
  // The other way round, what came is gone.
  expect(changesBetween(rows, 3, 1).map(({ change, name }) => [change, name])).toEqual([
    ['added', 'gone'],
    ['removed', 'rows'],
  ]);
  expect(changesBetween(rows, 2, 2)).toEqual([]);
});

it('does not list what was removed and added again in between', () => {
  const rows = history(
    prop('back', [
      [0, { type: 'A' }],
      [1, null],
      [2, { type: 'A' }],
    ]),
    prop('short', [
      [1, {}],
      [2, null],
    ]),
  );
  expect(changesBetween(rows, 0, 2)).toEqual([]);
  expect(changesBetween(rows, 0, 1).map(({ name }) => name)).toEqual(['short', 'back']);
});

it('lists each fact of a row that changed, with both values', () => {
  const rows = history(
    prop('mode', [
      [0, { type: 'A', default: "'a'" }],
      [1, { type: 'A | B', plan: 'pro', deprecated: true, required: true }],
    ]),
  );
  expect(changesBetween(rows, 0, 1)).toMatchObject([
    { change: 'type', before: 'A', after: 'A | B' },
    { change: 'default', before: "'a'" },
    { change: 'required', after: 'true' },
    { change: 'deprecated', after: 'true' },
    { change: 'plan', after: 'pro' },
  ]);
});

it('takes a name that loses its mark as renamed', () => {
  const rows = history(
    prop('unstable_rowSpan', [
      [0, {}],
      [1, null],
    ]),
    prop('rowSpan', [[1, {}]]),
    // Of another page.
    prop(
      'unstable_other',
      [
        [0, {}],
        [1, null],
      ],
      ['TreeItem'],
    ),
    prop('other', [[1, {}]]),
    {
      kind: 'component',
      owners: ['@mui/x-charts'],
      name: 'RadarChart',
      states: [
        [0, { as: 'Unstable_RadarChart' }],
        [1, {}],
      ],
    },
  );
  expect(
    changesBetween(rows, 0, 1).map(({ change, name, before, after }) => [
      change,
      name,
      before,
      after,
    ]),
  ).toEqual([
    ['added', 'other', undefined, undefined],
    ['removed', 'unstable_other', undefined, undefined],
    ['renamed', 'rowSpan', 'unstable_rowSpan', 'rowSpan'],
    ['renamed', 'RadarChart', 'Unstable_RadarChart', 'RadarChart'],
  ]);
});

it('leaves out what follows from a component that came', () => {
  const rows = history(
    { kind: 'component', owners: ['@mui/x'], name: 'Toolbar', states: [[1, {}]] },
    { kind: 'export', owners: ['@mui/x'], name: 'Toolbar', states: [[1, {}]] },
    { kind: 'type', owners: ['@mui/x'], name: 'ToolbarProps', states: [[1, {}]] },
    prop('render', [[1, {}]], ['Toolbar', 'DataGrid']),
    prop('children', [[1, {}]], ['Toolbar']),
  );
  expect(changesBetween(rows, 0, 1).map(({ name, owners }) => [name, owners])).toEqual([
    ['Toolbar', ['@mui/x']],
    ['ToolbarProps', ['@mui/x']],
    ['render', ['DataGrid']],
  ]);
});
