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
    'The grid recognizes both environments from the user agent and renders everything.',
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
  ['This prop is deprecated.', 'Methods that begin with `unstable_` may change in any release.'],
  'Advice, and what the packages say about later versions.',
);
exempt(
  '**Search in the page:** <kbd>Ctrl</kbd>+<kbd>F</kbd> of the browser finds rendered cells only.',
  'What browsers and screen readers do with the rendered rows.',
);
