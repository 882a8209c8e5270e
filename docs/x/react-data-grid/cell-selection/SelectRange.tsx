import { DataGridPremium, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-premium';

interface Attendance {
  id: number;
  hall: string;
  friday: number;
  saturday: number;
  sunday: number;
}

const rows: GridRowsProp<Attendance> = [
  { id: 1, hall: 'Main hall', friday: 412, saturday: 640, sunday: 388 },
  { id: 2, hall: 'Studio', friday: 96, saturday: 120, sunday: 74 },
  { id: 3, hall: 'Courtyard', friday: 150, saturday: 310, sunday: 205 },
  { id: 4, hall: 'Chapel', friday: 60, saturday: 88, sunday: 130 },
];

const columns: GridColDef<Attendance>[] = [
  { field: 'hall', headerName: 'Hall', flex: 1, minWidth: 100 },
  { field: 'friday', headerName: 'Friday', type: 'number', width: 90 },
  { field: 'saturday', headerName: 'Saturday', type: 'number', width: 100 },
  { field: 'sunday', headerName: 'Sunday', type: 'number', width: 90 },
];

export default function SelectRange() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGridPremium
        aria-label="Festival visitors"
        rows={rows}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
      />
    </div>
  );
}
