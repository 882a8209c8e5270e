import type { ComponentApi } from '../../../../src/lib/api/apiModel';
import type { History, HistoryRow } from '../../../../src/lib/history/history';
import { createFindHistory } from '../../../../src/lib/history/rowHistory';
import { withHistory } from '../../../../src/lib/history/withHistory';

const prop = (name: string, states: HistoryRow['states']): HistoryRow => ({
  kind: 'prop',
  owners: ['DataGrid', 'DataGridPro'],
  name,
  states,
});

const history: History = {
  versions: ['7.29', '8.0.0', '8.1.0', '8.2.0', '8.10.0'],
  gaps: {},
  rows: [
    prop('major', [[1, { type: 'A' }]]),
    prop('minor', [[2, { type: 'A' }]]),
    prop('changed', [
      [0, { type: 'A' }],
      [1, { type: 'B' }],
      [3, { type: 'C' }],
    ]),
    prop('back', [
      [0, {}],
      [2, null],
      [3, {}],
    ]),
    prop('late', [[4, {}]]),
    prop('gone', [
      [0, {}],
      [4, null],
    ]),
  ],
};

const find = createFindHistory(history, 'DataGrid', '8.10.2');

it('says since when rows are there that came after 8.0.0', () => {
  expect(find('prop', 'major')).toBeUndefined();
  expect(find('prop', 'minor')).toEqual({ since: '8.1.0', changes: [] });
  expect(find('prop', 'back')).toEqual({ since: '8.2.0', changes: [] });
  expect(find('prop', 'never')).toBeUndefined();
  expect(find('slot', 'minor')).toBeUndefined();
});

it('says what a row was, from 8.0.0 on', () => {
  expect(find('prop', 'changed')).toEqual({
    changes: [{ version: '8.2.0', change: 'type', before: 'B', after: 'C' }],
  });
});

it('knows other pages, and rows that are gone, not', () => {
  expect(createFindHistory(history, 'TreeItem', '8.10.2')('prop', 'minor')).toBeUndefined();
  expect(find('prop', 'gone')).toBeUndefined();
});

it('leaves out what is newer than the documented release', () => {
  const older = createFindHistory(history, 'DataGrid', '8.1.3');
  expect(older('prop', 'minor')?.since).toBe('8.1.0');
  expect(older('prop', 'changed')).toBeUndefined();
  expect(older('prop', 'late')).toBeUndefined();
});

it('says once for a new component that its rows are new', () => {
  const row = { name: 'minor', description: '', type: 'A' };
  const model: ComponentApi = {
    kind: 'component',
    name: 'DataGrid',
    product: 'data-grid',
    description: '',
    imports: [],
    packages: [{ name: '@mui/x-data-grid', version: '8.10.2' }],
    demos: [],
    props: [row, { ...row, name: 'late' }],
    slots: [],
    classes: [],
    source: '',
  };
  const component: HistoryRow = {
    kind: 'component',
    owners: ['@mui/x-data-grid'],
    name: 'DataGrid',
    states: [[2, {}]],
  };
  const made = withHistory(model, { ...history, rows: [...history.rows, component] });
  expect(made.history?.since).toBe('8.1.0');
  expect(made.kind === 'component' && made.props.map((one) => one.history?.since)).toEqual([
    undefined,
    '8.10.0',
  ]);
});
