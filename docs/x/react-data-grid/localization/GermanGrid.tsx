import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

interface Tour {
  id: number;
  tour: string;
  start: Date;
  seats: number;
}

const rows: GridRowsProp<Tour> = [
  { id: 1, tour: 'Altstadt', start: new Date(2026, 4, 2), seats: 18 },
  { id: 2, tour: 'Hafen', start: new Date(2026, 4, 3), seats: 7 },
  { id: 3, tour: 'Stadtwald', start: new Date(2026, 4, 9), seats: 12 },
];

const columns: GridColDef<Tour>[] = [
  { field: 'tour', headerName: 'Führung', flex: 1, minWidth: 120 },
  {
    field: 'start',
    headerName: 'Beginn',
    type: 'date',
    width: 120,
    valueFormatter: (value: Date | null) => value?.toLocaleDateString('de-DE'),
  },
  { field: 'seats', headerName: 'Plätze', type: 'number', width: 100 },
];

const germanTexts = deDE.components.MuiDataGrid.defaultProps.localeText;

export default function GermanGrid() {
  return (
    <div lang="de" style={{ height: 330, width: '100%' }}>
      <DataGrid
        aria-label="Stadtführungen"
        rows={rows}
        columns={columns}
        checkboxSelection
        showToolbar
        localeText={germanTexts}
      />
    </div>
  );
}
