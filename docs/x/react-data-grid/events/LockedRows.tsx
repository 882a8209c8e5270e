import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Booking {
  id: number;
  guest: string;
  room: string;
  paid: boolean;
}

const rows: GridRowsProp<Booking> = [
  { id: 1, guest: 'Ida Holm', room: '204', paid: true },
  { id: 2, guest: 'Kenji Sato', room: '110', paid: false },
  { id: 3, guest: 'Lena Brandt', room: '305', paid: false },
];

const columns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 110, editable: true },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const keepPaid: GridEventListener<'cellEditStart'> = (params, event) => {
  if (params.row.paid) {
    event.defaultMuiPrevented = true;
  }
};

export default function LockedRows() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Bookings"
        rows={rows}
        columns={columns}
        hideFooter
        onCellEditStart={keepPaid}
      />
    </div>
  );
}
