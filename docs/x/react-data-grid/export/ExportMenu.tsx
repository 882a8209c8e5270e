import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Donation {
  id: number;
  donor: string;
  received: Date;
  amount: number;
}

const rows: GridRowsProp<Donation> = [
  { id: 1, donor: 'Bakery Lund', received: new Date(2026, 0, 12), amount: 250 },
  { id: 2, donor: 'Choir “Echo”', received: new Date(2026, 1, 3), amount: 1120.5 },
  { id: 3, donor: 'N. Farouk, Cairo', received: new Date(2026, 1, 20), amount: 75 },
];

const columns: GridColDef<Donation>[] = [
  { field: 'donor', headerName: 'Donor', flex: 1, minWidth: 120 },
  { field: 'received', headerName: 'Received', type: 'date', width: 120 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
];

export default function ExportMenu() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Donations"
        label="Donations"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { csvOptions: { fileName: 'donations-2026', utf8WithBom: true } } }}
        hideFooter
      />
    </div>
  );
}
