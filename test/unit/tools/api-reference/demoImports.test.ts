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
  ["import { Button } from '@mui/material';", ['material-ui/Button']],
  ["import Button from '@mui/material/Button';", ['material-ui/Button']],
  ["import Knob from '@mui/material/Button';", ['material-ui/Button']],
  ["import Masonry from '@mui/lab/Masonry';", ['material-ui/Masonry']],
  ["import { TabPanel } from '@mui/lab';", ['material-ui/TabPanel']],
  ["import SendIcon from '@mui/icons-material/Send';", []],
  ['const text = "import { DataGrid } from \'@mui/x-data-grid\';";', []],
  ['export const view = <DataGrid<Row> rows={[]} />;', []],
])('%s uses %j', (source, expected) => {
  expect([...importedNames(source, 'Demo.tsx')]).toEqual(expected);
});

const GRID = "import { DataGrid } from '@mui/x-data-grid';";
const BOTH = `${GRID} import { BarChart } from '@mui/x-charts';`;

const X = { folder: '.', route: '/x/' };

function page(folder: string, components: readonly string[] = []) {
  return { pathname: `/x/${folder}`, folder, components };
}

test('a demo belongs to the nearest folder above it that is a page', () => {
  const pages = pagesByName(
    [
      { file: 'react-data-grid/editing/Editing.tsx', source: GRID },
      { file: 'react-data-grid/editing/parts/deep/Part.tsx', source: BOTH },
      { file: 'react-data-grid/Grid.tsx', source: GRID },
      { file: 'shared/Shared.tsx', source: GRID },
      { file: 'Root.tsx', source: GRID },
    ],
    ['react-data-grid', 'react-data-grid/editing', 'shared/other'].map((folder) => page(folder)),
  );
  expect(Object.fromEntries([...pages].map(([name, fits]) => [name, [...fits.keys()]]))).toEqual({
    'data-grid/DataGrid': ['/x/react-data-grid/editing', '/x/react-data-grid'],
    'charts/BarChart': ['/x/react-data-grid/editing'],
  });
});

const documents = makeFolder({
  'react-data-grid/index.mdx': '',
  'react-data-grid/Grid.tsx': GRID,
  'react-data-grid/data.ts': GRID,
  'react-charts/bars/index.mdx': '---\ntitle: Bars\ncomponents: [BarChart, charts/Toolbar]\n---\n',
  'react-charts/bars/Bars.tsx': BOTH,
  'react-charts/notes.mdx': '',
});

test('demos and pages are read from a folder of documents with all below it', () => {
  expect(readDemos(documents, X)).toEqual({
    demos: [
      { file: 'react-charts/bars/Bars.tsx', source: BOTH },
      { file: 'react-data-grid/Grid.tsx', source: GRID },
    ],
    pages: [page('react-charts/bars', ['BarChart', 'charts/Toolbar']), page('react-data-grid')],
  });
});

test('pages of the product itself come first, the most fitting first, and then by path', () => {
  const bars = (folder: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      file: `${folder}/Bars${index}.tsx`,
      source: BOTH,
    }));
  const demosOf = createDemoLookup([
    pagesByName(
      [
        ...bars('react-data-grid', 3),
        ...bars('common', 1),
        ...bars('react-charts/axis', 1),
        ...bars('react-charts/zoom', 2),
        ...bars('react-charts/stacking', 1),
        ...bars('react-charts/bars', 1),
      ],
      [
        page('react-data-grid', ['charts/BarChart']),
        page('common'),
        page('react-charts/axis'),
        page('react-charts/zoom'),
        page('react-charts/stacking', ['PieChart', 'BarChart']),
        page('react-charts/bars', ['BarChart']),
      ],
    ),
  ]);
  expect(demosOf('charts', 'BarChart')).toEqual([
    '/x/react-charts/bars',
    '/x/react-charts/stacking',
    '/x/react-charts/zoom',
    '/x/react-charts/axis',
    '/x/react-data-grid',
    '/x/common',
  ]);
  expect(demosOf('data-grid', 'BarChart')).toEqual([]);
});
