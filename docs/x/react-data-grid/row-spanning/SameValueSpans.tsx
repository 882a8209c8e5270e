import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Shift {
  id: number;
  day: string;
  station: string;
  nurse: string;
}

const rows: GridRowsProp<Shift> = [
  { id: 1, day: 'Monday', station: 'Reception', nurse: 'Ayşe Kaya' },
  { id: 2, day: 'Monday', station: 'Ward 2', nurse: 'Per Nilsson' },
  { id: 3, day: 'Monday', station: 'Ward 3', nurse: 'Lucia Rossi' },
  { id: 4, day: 'Tuesday', station: 'Ward 3', nurse: 'Ayşe Kaya' },
  { id: 5, day: 'Tuesday', station: 'Ward 2', nurse: 'Per Nilsson' },
];

const columns: GridColDef<Shift>[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  { field: 'station', headerName: 'Station', width: 120 },
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 120 },
];

export default function SameValueSpans() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shifts at the clinic"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
