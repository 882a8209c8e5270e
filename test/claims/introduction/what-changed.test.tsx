import { readFileSync } from 'node:fs';
import path from 'node:path';
import dataGridModel from '../../../docs/x/api/data-grid/data-grid/api.json';
import { X_VERSION } from '../../../src/data/docsInstances';
import { changesBetween } from '../../../src/lib/history/changes';
import { isAbout } from '../../../src/lib/history/choices';
import {
  HISTORY_PRODUCTS,
  type History,
  type HistoryProduct,
  historyFile,
  parseHistory,
} from '../../../src/lib/history/history';
import { createFindHistory } from '../../../src/lib/history/rowHistory';
import { normalizedType } from '../../../tools/history/snapshot';
import { packagesOfRelease } from '../../../tools/history/releases';
import { proves } from '../harness';

function historyOf(product: HistoryProduct): History {
  const file = historyFile(product);
  return parseHistory(readFileSync(path.join(process.cwd(), file), 'utf8'), file);
}

/** The changes between two releases by the names of rows. */
function changesOf(product: HistoryProduct, from: string, to: string) {
  const history = historyOf(product);
  const [start, end] = [from, to].map((version) => history.versions.indexOf(version));
  return changesBetween(history, start ?? 0, end ?? 0);
}

proves('Rows of the reference that came after 8.0.0 say since when.', () => {
  const find = createFindHistory(historyOf('data-grid'), 'DataGrid', '8.10.2');
  const since = dataGridModel.props.flatMap(({ name }) => find('prop', name)?.since ?? []);
  expect(find('prop', 'columnFilterDebounceMs')?.since).toBe('8.9.2');
  // What 8.0.0 has says nothing.
  expect(find('prop', 'showToolbar')).toBeUndefined();
  expect(since.length).toBeLessThan(10);
});

proves(
  [
    'The field "Name in code" requires a whole name, such as `DataGrid` or `sortModel`.',
    'The name of a component or interface also finds its rows.',
  ],
  () => {
    const changes = changesOf('data-grid', '7.29', '8.10.2');
    const namesOf = (wanted: string) =>
      changes.filter((change) => isAbout(change, wanted)).map(({ name }) => name);
    expect(namesOf('columnFilterDebounceMs')).toEqual(['columnFilterDebounceMs']);
    expect(namesOf('columnFilterDebounce')).toEqual([]);
    expect(namesOf('DataGrid')).toContain('columnFilterDebounceMs');
    expect(namesOf('GridColDef').length).toBeGreaterThan(0);
  },
);

proves("Another order of the members of a union isn't a change.", () => {
  expect(normalizedType("'b' | 'a'")).toBe(normalizedType("'a' | 'b'"));
  // 8.10.2 has the two kinds of events in another order than 8.0.0.
  const changes = changesOf('data-grid', '8.0.0', '8.10.2');
  expect(changes.filter(({ name }) => name === 'onCellEditStart')).toEqual([]);
});

proves('A name that loses `Unstable_` or `unstable_` is renamed, not removed and added.', () => {
  const charts = changesOf('charts', '8.0.0', '8.10.2').filter(({ name }) => name === 'RadarChart');
  expect(charts.map(({ change, before }) => [change, before])).toEqual([
    ['renamed', 'Unstable_RadarChart'],
  ]);
  const grid = changesOf('data-grid', '7.29', '8.0.0').filter(
    ({ change, kind }) => change === 'renamed' && kind === 'prop',
  );
  expect(grid.length).toBeGreaterThan(0);
  expect(grid.every(({ name, before }) => before === `unstable_${name}`)).toBe(true);
});

proves("If a component was added, its props, slots and classes aren't listed separately.", () => {
  const changes = changesOf('date-pickers', '8.0.0', '8.10.2');
  expect(changes).toContainEqual(
    expect.objectContaining({ change: 'added', kind: 'component', name: 'PickerDay2' }),
  );
  expect(changes.some(({ owners }) => owners.includes('PickerDay2'))).toBe(false);
});

proves('7.29 stands for the last v7 release of each package.', () => {
  const published = { '@mui/x-data-grid': ['7.29.1', '7.29.13', '7.29.9', '8.0.0'] };
  expect(packagesOfRelease('7.29', published)).toEqual({ '@mui/x-data-grid': '7.29.13' });
});

proves('They cover the Data Grid, the Date and Time Pickers, Charts and the Tree View.', () => {
  expect(HISTORY_PRODUCTS.toSorted()).toEqual(['charts', 'data-grid', 'date-pickers', 'tree-view']);
  for (const product of HISTORY_PRODUCTS) {
    const { versions } = historyOf(product);
    expect([versions[0], versions.at(-2)]).toEqual(['7.29', '8.10.2']);
  }
});

proves(
  [
    'This site documents 8.10.2.',
    '8.29.3 shows what a later release of v8 brings, without the releases between.',
  ],
  () => {
    expect(X_VERSION).toBe('8.10.2');
    expect(historyOf('charts').versions.slice(-2)).toEqual(['8.10.2', '8.29.3']);
    const added = changesOf('charts', '8.10.2', '8.29.3').filter(
      ({ change }) => change === 'added',
    );
    expect(added.map(({ name }) => name)).toContain('SankeySeriesType');
    // Pages of the documented release say nothing of it.
    const find = createFindHistory(historyOf('tree-view'), 'RichTreeView', '8.10.2');
    expect(find('prop', 'onExpandedItemsChange')).toBeUndefined();
  },
);

proves("Material UI isn't compared.", () => {
  expect(HISTORY_PRODUCTS).not.toContain('material-ui');
});

proves('"Since 8.3.1" then means: not later than 8.3.1.', () => {
  // The change log of 8.3.0 has a release of Pro that couldn't be read, so the one before it takes its place.
  const { gaps } = historyOf('data-grid');
  expect(gaps['8.3.0']).toMatchObject({ '@mui/x-data-grid-pro': '8.2.0' });
  expect(gaps['8.3.1']).toBeUndefined();
});
