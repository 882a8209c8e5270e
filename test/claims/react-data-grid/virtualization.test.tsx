import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { proves, exempt, show, textsOf } from '../harness';

const rows = Array.from({ length: 120 }, (_, id) => ({ id }));
const columns = Array.from({ length: 40 }, (_, index) => ({ field: `f${index}`, width: 200 }));

function Grid(props: Partial<DataGridProps>) {
  return <DataGrid rows={rows} columns={columns} {...props} />;
}

proves(
  'The Community grid shows at most 100 rows on a page, so row virtualization works within the page.',
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
  ['They have no layout.', 'The grid recognises them by the user agent and renders everything.'],
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
    "It's meant for tests, and for small grids where something needs all cells in the page.",
    'The prop is deprecated; let a flex container set the height, as [Layout](/x/react-data-grid/layout/) shows.',
    'Names that begin with `unstable_` may change in any release: call them in one place.',
  ],
  'Advice, and what the packages say about later versions.',
);
exempt(
  [
    'The grid has to know how much it can show.',
    'In a parent without a height, nothing can be virtualized sensibly.',
  ],
  'Leads to the page on layout, which proves it.',
);
exempt(
  [
    "The browser's <kbd>Ctrl</kbd> + <kbd>F</kbd> finds rendered cells only.",
    'Reading line by line ends with the rendered rows; the arrow keys of the grid go on.',
  ],
  'What browsers and screen readers do with the rendered rows.',
);
