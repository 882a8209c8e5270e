import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { DataGrid } from '@mui/x-data-grid';
import { proves, exempt, screen, show } from '../harness';

const rows = [{ id: 1, name: 'b' }];
const columns = [{ field: 'name', headerName: 'Name' }];

proves("A server can't measure, so its HTML holds nothing of the grid, headers included.", () => {
  const html = renderToString(<DataGrid rows={rows} columns={columns} />);
  expect(html).not.toContain('Name');
  expect(html).not.toContain('MuiDataGrid-row');
  show(<DataGrid rows={rows} columns={columns} />);
  expect(screen.getByText('Name')).toBeInTheDocument();
});

proves('The error about an empty height appears in development only, once per grid.', () => {
  const source = readFileSync(
    'node_modules/@mui/x-data-grid/hooks/features/dimensions/useGridDimensions.js',
    'utf8',
  );
  const [before = ''] = source.split('has an empty height');
  expect(before.lastIndexOf("process.env.NODE_ENV !== 'production'")).toBeGreaterThan(
    before.lastIndexOf("useGridEventPriority)(apiRef, 'debouncedResize'"),
  );
});

exempt(
  [
    'A grid below a toolbar should take the space that is left.',
    'A container with a height, or with `minHeight`, keeps what follows from jumping.',
    'At 400 % a window of 1280 × 1024 px is 320 × 256 px large.',
    'A grid in `calc(100dvh - 120px)` has no room for a row then: keep a `minHeight` of some 300px, and let the page scroll.',
  ],
  'What layout in a browser does with any element, and advice that follows.',
);
