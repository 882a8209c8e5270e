import { alpha, type SxProps, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  delays: readonly number[];
}

const rows: readonly Line[] = [
  { id: 'Tram 1', delays: [1, 6, 4, 2, 7, 9, 3] },
  { id: 'Tram 4', delays: [0, 2, 2, 1, 3, 4, 1] },
  { id: 'Tram 9', delays: [3, 11, 8, 5, 9, 14, 6] },
  { id: 'Bus 30', delays: [2, 4, 3, 3, 5, 8, 2] },
];

/** Delays of 3, 6, 9 and 12 minutes begin a new level. */
const heatOf = (minutes: number) => `heat-${Math.min(4, Math.floor(minutes / 3))}`;

const hours = ['6', '8', '10', '12', '14', '16', '18'];

const columns: readonly GridColDef<Line>[] = [
  { field: 'id', headerName: 'Line', width: 90, sortable: false },
  ...hours.map((hour, index): GridColDef<Line, number> => ({
    field: `at${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    align: 'center',
    headerAlign: 'center',
    flex: 1,
    minWidth: 70,
    valueGetter: (_, { delays }) => delays[index] ?? 0,
    cellClassName: ({ value }) => heatOf(value ?? 0),
  })),
];

const sx: SxProps<Theme> = (theme) =>
  Object.fromEntries(
    [1, 2, 3, 4].map((level) => [
      `& .heat-${level}`,
      { backgroundColor: alpha(theme.palette.warning.main, level * 0.15) },
    ]),
  );

export default function HeatMap() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Minutes of delay by hour"
        rows={rows}
        columns={columns}
        sx={sx}
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
