import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: readonly GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 2, minWidth: 180 },
  { field: 'requester', headerName: 'Requester', flex: 1, minWidth: 120, maxWidth: 200 },
  { field: 'replies', headerName: 'Replies', type: 'number', width: 90 },
];

export default function FluidWidths() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Help desk tickets" rows={tickets} columns={columns} hideFooter />
    </div>
  );
}
