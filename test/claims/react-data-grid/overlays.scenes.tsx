/** What the claims of overlays open in the real browser. */
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';

const columns = Array.from({ length: 8 }, (_, index) => ({ field: `f${index}`, width: 200 }));
const NO_ROWS: DataGridProps['rows'] = [];

const slots: DataGridProps['slots'] = {
  noRowsOverlay: () => <p>Nothing here</p>,
  skeletonCell: ({ field, type, width, height, empty, style }) => (
    <i
      data-testid="skeleton"
      data-told={[field, type, width, height, empty].join()}
      style={{ ...style, width, height, flexShrink: 0 }}
    />
  ),
};

export function Wide() {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={NO_ROWS} columns={columns} slots={slots} />
    </div>
  );
}

export function Growing() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid rows={NO_ROWS} columns={columns} slots={slots} hideFooter />
      <DataGrid
        rows={NO_ROWS}
        columns={columns}
        slots={slots}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
        hideFooter
      />
    </div>
  );
}

export function WideSkeleton() {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={NO_ROWS} columns={columns} slots={slots} loading />
    </div>
  );
}

export function Skeleton() {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={NO_ROWS} columns={columns.slice(0, 2)} slots={slots} loading />
    </div>
  );
}
