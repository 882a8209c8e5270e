import { DataGridPro, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-pro';

interface Result {
  id: number;
  runner: string;
  club: string;
  ageGroup: string;
  minutes: number;
}

const rows: GridRowsProp<Result> = [
  { id: 17, runner: 'Rosa Lindqvist', club: 'Northside', ageGroup: 'W40', minutes: 48.2 },
  { id: 23, runner: 'Dev Anand', club: 'Riverbank', ageGroup: 'M30', minutes: 39.5 },
  { id: 31, runner: 'Marta Kovács', club: 'Northside', ageGroup: 'W30', minutes: 42.7 },
  { id: 36, runner: 'Owen Price', club: 'Riverbank', ageGroup: 'M40', minutes: 44.1 },
  { id: 42, runner: 'Zainab Bello', club: 'Riverbank', ageGroup: 'W30', minutes: 41.3 },
  { id: 58, runner: 'Luca Ferri', club: 'Northside', ageGroup: 'M30', minutes: 40.9 },
];

const columns: GridColDef<Result>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 140 },
  { field: 'club', headerName: 'Club', width: 130 },
  { field: 'ageGroup', headerName: 'Age group', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

export default function MultiSorting() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPro
        aria-label="Race results"
        rows={rows}
        columns={columns}
        multipleColumnsSortingMode="always"
        initialState={{
          sorting: {
            sortModel: [
              { field: 'club', sort: 'asc' },
              { field: 'minutes', sort: 'asc' },
            ],
          },
        }}
      />
    </div>
  );
}
