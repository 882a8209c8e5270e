import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from './tickets';

const columns: readonly GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Ticket', width: 90, resizable: false },
  { field: 'subject', headerName: 'Subject', width: 220, minWidth: 120, maxWidth: 400 },
  { field: 'requester', headerName: 'Requester', width: 140 },
  { field: 'team', headerName: 'Team', width: 120 },
];

export default function ResizableColumns() {
  const [message, setMessage] = React.useState('Drag the line between two headers.');

  const handleWidthChange = React.useCallback<NonNullable<DataGridProps['onColumnWidthChange']>>(
    ({ colDef, width }) => setMessage(`${colDef.headerName}: ${Math.round(width)} px`),
    [],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Help desk tickets"
          rows={tickets}
          columns={columns}
          onColumnWidthChange={handleWidthChange}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
