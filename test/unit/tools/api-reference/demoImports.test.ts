import {
  createDemoLookup,
  importedNames,
  pagesByName,
  readDemos,
} from '../../../../tools/api-reference/demoImports';
import { makeFolder } from './fixtureSite';

test.each([
  ["import { DataGrid } from '@mui/x-data-grid';", ['data-grid/DataGrid']],
  ["import { DataGridPro } from '@mui/x-data-grid-pro';", ['data-grid/DataGridPro']],
  ["import { Gauge } from '@mui/x-charts/Gauge';", ['charts/Gauge']],
  ["import type { GridColDef } from '@mui/x-data-grid';", ['data-grid/GridColDef']],
  [
    "import { type GridColDef, DataGrid as Grid } from '@mui/x-data-grid';",
    ['data-grid/GridColDef', 'data-grid/DataGrid'],
  ],
  ["import DataGrid from '@mui/x-data-grid';", []],
  ["import * as grid from '@mui/x-data-grid';", []],
  ["import Grid, { DataGrid } from '@mui/x-data-grid';", ['data-grid/DataGrid']],
  ["import '@mui/x-data-grid';", []],
  ["import { DataGrid } from '@mui/x-data-grid-generator';", []],
  ["import { Button } from '@mui/material';", []],
  ['const text = "import { DataGrid } from \'@mui/x-data-grid\';";', []],
  ['export const view = <DataGrid<Row> rows={[]} />;', []],
])('%s uses %j', (source, expected) => {
  expect([...importedNames(source, 'Demo.tsx')]).toEqual(expected);
});

const GRID = "import { DataGrid } from '@mui/x-data-grid';";
const BOTH = `${GRID} import { BarChart } from '@mui/x-charts';`;

test('a demo belongs to the nearest folder above it that is a page', () => {
  const pages = pagesByName(
    [
      { file: 'react-data-grid/editing/Editing.tsx', source: GRID },
      { file: 'react-data-grid/editing/parts/deep/Part.tsx', source: BOTH },
      { file: 'react-data-grid/Grid.tsx', source: GRID },
      { file: 'shared/Shared.tsx', source: GRID },
      { file: 'Root.tsx', source: GRID },
    ],
    new Set(['react-data-grid', 'react-data-grid/editing', 'shared/other']),
  );
  expect(Object.fromEntries([...pages].map(([name, paths]) => [name, [...paths]]))).toEqual({
    'data-grid/DataGrid': ['/x/react-data-grid/editing', '/x/react-data-grid'],
    'charts/BarChart': ['/x/react-data-grid/editing'],
  });
});

const documents = makeFolder({
  'react-data-grid/index.mdx': '',
  'react-data-grid/Grid.tsx': GRID,
  'react-data-grid/data.ts': GRID,
  'react-charts/bars/index.mdx': '',
  'react-charts/bars/Bars.tsx': BOTH,
  'react-charts/notes.mdx': '',
});

test('demos and pages are read from a folder of documents with all below it', () => {
  expect(readDemos(documents)).toEqual({
    demos: [
      { file: 'react-charts/bars/Bars.tsx', source: BOTH },
      { file: 'react-data-grid/Grid.tsx', source: GRID },
    ],
    pages: new Set(['react-charts/bars', 'react-data-grid']),
  });
});

test('pages of the product itself come first, each group by path', () => {
  const demosOf = createDemoLookup(
    new Map([
      [
        'charts/BarChart',
        new Set(['/x/react-data-grid', '/x/react-charts/pie', '/x/common', '/x/react-charts/bars']),
      ],
    ]),
  );
  expect(demosOf('charts', 'BarChart')).toEqual([
    '/x/react-charts/bars',
    '/x/react-charts/pie',
    '/x/common',
    '/x/react-data-grid',
  ]);
  expect(demosOf('data-grid', 'BarChart')).toEqual([]);
});
