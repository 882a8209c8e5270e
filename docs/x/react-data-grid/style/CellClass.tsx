import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { gauges, type Gauge } from './gauges';

const columns: readonly GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'level',
    headerName: 'Level (cm)',
    type: 'number',
    width: 110,
    cellClassName: ({ row }) => (row.level !== null && row.level > row.alarm ? 'above-alarm' : ''),
  },
  { field: 'alarm', headerName: 'Alarm at', type: 'number', width: 100 },
];

const sx = { '& .above-alarm': { color: 'error.main', fontWeight: 'bold' } };

export default function CellClass() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="River gauges" rows={gauges} columns={columns} sx={sx} hideFooter />
    </div>
  );
}
