import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { columns, gauges, type Gauge } from './gauges';

function getRowClassName({ row }: GridRowClassNameParams<Gauge>) {
  if (row.level === null) {
    return 'gauge-silent';
  }
  return row.level > row.alarm ? 'gauge-alarm' : '';
}

const sx = {
  '& .gauge-silent': { color: 'text.secondary', fontStyle: 'italic' },
  '& .gauge-alarm, & .gauge-alarm:hover': { bgcolor: 'error.dark', color: 'common.white' },
};

export default function RowClass() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="River gauges by state"
        rows={gauges}
        columns={columns}
        getRowClassName={getRowClassName}
        sx={sx}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
