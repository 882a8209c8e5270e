import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140 },
  { field: 'locker', headerName: 'Locker', width: 100 },
];

export default function OwnWords() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Parcel lockers"
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'No parcels are waiting.' }}
      />
    </div>
  );
}
