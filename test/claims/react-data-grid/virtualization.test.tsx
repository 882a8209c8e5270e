import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { proves, exempt, show, textsOf } from '../harness';

const rows = Array.from({ length: 120 }, (_, id) => ({ id }));
const columns = Array.from({ length: 40 }, (_, index) => ({ field: `f${index}`, width: 200 }));

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

proves(
  '**Rows:** A page of the Community grid has at most 100 rows, so rows are virtualized within the page.',
  () => {
    const { unmount } = show(<Grid columns={[{ field: 'id' }]} />);
    expect(textsOf('id')).toHaveLength(100);
    unmount();
    expect(() => show(<Grid paginationModel={{ page: 0, pageSize: 101 }} />)).toThrow(
      '`pageSize` cannot exceed 100',
    );
  },
);

proves(
  [
    '**In jsdom or happy-dom**, there is no layout.',
    'The grid recognizes both from the user agent and renders everything.',
  ],
  () => {
    expect(navigator.userAgent).toContain('jsdom');
    show(<Grid rows={rows.slice(0, 30)} />);
    expect(document.querySelectorAll('.MuiDataGrid-row')).toHaveLength(30);
    expect(document.querySelectorAll('.MuiDataGrid-cell[data-field]')).toHaveLength(30 * 40);
    expect(document.body.getBoundingClientRect().width).toBe(0);
  },
);

exempt(
  [
    'Use the prop in tests, and in small grids that need all cells in the page.',
    'This prop is deprecated.',
    'Methods that begin with `unstable_` may change in any release.',
  ],
  'Advice, and what the packages say about later versions.',
);
exempt(
  'Give the grid a [height](/x/react-data-grid/layout/), because the grid has to know how much fits.',
  'Leads to the page on layout, which proves it.',
);
exempt(
  [
    '**Search in the page:** <kbd>Ctrl</kbd>+<kbd>F</kbd> of the browser finds rendered cells only.',
    'The print command of the browser prints the rendered cells.',
    'Users who read line by line reach the end of the rendered rows.',
  ],
  'What browsers and screen readers do with the rendered rows.',
);
exempt(
  '[Pinned columns](/x/react-data-grid/column-pinning/) and [pinned rows](/x/react-data-grid/row-pinning/) stay rendered, so pin only a few.',
  'The pages on pinned columns and pinned rows prove it.',
);
