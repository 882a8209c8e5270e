import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Forecast {
  id: string;
  city: string;
  days: readonly number[];
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const degrees = (value: number) => `${value} °C`;

const columns: readonly GridColDef<Forecast>[] = [
  { field: 'city', headerName: 'City', width: 110 },
  ...weekdays.map((day, index): GridColDef<Forecast> => ({
    field: day,
    type: 'number',
    width: 100,
    valueGetter: (_, row) => row.days[index],
    valueFormatter: degrees,
  })),
  {
    field: 'max',
    headerName: 'Highest',
    type: 'number',
    width: 100,
    valueGetter: (_, row) => Math.max(...row.days),
    valueFormatter: degrees,
  },
];

const rows: readonly Forecast[] = [
  { id: 'osl', city: 'Oslo', days: [2, 4, 3, 1, -1, 0, 3] },
  { id: 'lis', city: 'Lisbon', days: [17, 18, 19, 17, 16, 18, 20] },
  { id: 'cai', city: 'Cairo', days: [24, 26, 27, 29, 28, 25, 24] },
  { id: 'tyo', city: 'Tokyo', days: [12, 13, 11, 14, 15, 15, 13] },
  { id: 'akl', city: 'Auckland', days: [20, 19, 21, 22, 21, 19, 18] },
];

const pinnedRows: DataGridProProps<Forecast>['pinnedRows'] = {
  bottom: [{ id: 'mean', city: 'Mean', days: [15, 16, 16, 17, 16, 15, 16] }],
};

export default function PinnedForecast() {
  return (
    <div style={{ height: 386, width: '100%' }}>
      <DataGridPro
        aria-label="Temperatures of the week"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        initialState={{ pinnedColumns: { left: ['city'], right: ['max'] } }}
        hideFooter
      />
    </div>
  );
}
