import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';

const WIDTH = 120;
const HEIGHT = 28;

function Trend({ values }: { values: readonly number[] }) {
  const top = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length - 1, 1);
  const points = values.map((value, index) => `${index * step},${HEIGHT - (value / top) * HEIGHT}`);
  return (
    <Box
      component="svg"
      viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
      aria-hidden
      sx={{ width: WIDTH }}
    >
      <Box
        component="polyline"
        points={points.join(' ')}
        sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: 2, color: 'primary.main' }}
      />
    </Box>
  );
}

const columns: readonly GridColDef<Job>[] = [
  { field: 'name', headerName: 'Repair', flex: 1, minWidth: 130 },
  {
    field: 'weeks',
    headerName: 'Last 8 weeks',
    type: 'number',
    width: 190,
    display: 'flex',
    valueGetter: (weeks: Job['weeks']) => weeks.reduce((sum, week) => sum + week, 0),
    renderCell: ({ row, formattedValue }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Trend values={row.weeks} />
        {formattedValue}
      </Box>
    ),
  },
];

export default function TrendColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Repairs" rows={jobs} columns={columns} hideFooter />
    </div>
  );
}
