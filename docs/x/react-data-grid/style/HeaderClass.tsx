import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { columns as plainColumns, gauges, type Gauge } from './gauges';

const columns: readonly GridColDef<Gauge>[] = plainColumns.map((column) =>
  column.field === 'alarm' ? { ...column, headerClassName: 'header-limit' } : column,
);

const sx = {
  [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.hover' },
  [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
  [`& .header-limit .${gridClasses.columnHeaderTitle}`]: { color: 'error.main' },
};

export default function HeaderClass() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="River gauges and limits"
        rows={gauges}
        columns={columns}
        sx={sx}
        hideFooter
      />
    </div>
  );
}
