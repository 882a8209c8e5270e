import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Departure {
  id: number;
  line: string;
  to: string;
  leaves: string;
  platform: string;
}

const rows: GridRowsProp<Departure> = [
  { id: 1, line: 'S3', to: 'Airport', leaves: '14:02', platform: '1' },
  { id: 2, line: 'RE 70', to: 'Lakeside', leaves: '14:08', platform: '4' },
  { id: 3, line: 'S1', to: 'Old Harbor', leaves: '14:11', platform: '2' },
];

const columns: GridColDef<Departure>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'leaves', headerName: 'Leaves', width: 90 },
  { field: 'platform', headerName: 'Platform', width: 100 },
];

export default function NamedGrid() {
  const headingId = React.useId();
  const hintId = React.useId();

  return (
    <Stack spacing={1} sx={{ height: 290, width: '100%' }}>
      <Typography id={headingId} variant="subtitle1" component="p">
        Next departures
      </Typography>
      <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
        Enter on a header sorts by it.
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-labelledby={headingId}
          slotProps={{ main: { 'aria-describedby': hintId } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
