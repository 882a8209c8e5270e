import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { DataGrid } from '@mui/x-data-grid';
import { proves, exempt, screen, show } from '../harness';

const rows = [{ id: 1, name: 'b' }];
const columns = [{ field: 'name', headerName: 'Name' }];

proves(
  "A server can't measure the container, so the HTML from the server contains no headers and no rows.",
  () => {
    const html = renderToString(<DataGrid rows={rows} columns={columns} />);
    expect(html).not.toContain('Name');
    expect(html).not.toContain('MuiDataGrid-row');
    show(<DataGrid rows={rows} columns={columns} />);
    expect(screen.getByText('Name')).toBeInTheDocument();
  },
);

proves('The error about an empty height is logged in development, once per grid.', () => {
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
    '**Zoom:** At 400% zoom, a window of 1280 × 1024 px has the size of 320 × 256 CSS pixels.',
    'A grid with `calc(100dvh - 120px)` has too little space in this window.',
  ],
  'What layout in a browser does with any element, and advice that follows.',
);
