import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Ferry {
  id: string;
  route: string;
  deck: number;
  fare: number;
}

const rows: GridRowsProp<Ferry> = [
  { id: 'F1', route: 'Split–Hvar', deck: 120, fare: 7.5 },
  { id: 'F2', route: 'Oban–Mull', deck: 80, fare: 9 },
  { id: 'F3', route: 'Kavala–Thasos', deck: 95, fare: 5.2 },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Ferry>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 130 },
  { field: 'deck', headerName: 'Cars', type: 'number', width: 90 },
  {
    field: 'fare',
    headerName: 'Fare',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => euros.format(value),
  },
];

export default function CopyRows() {
  const [copied, setCopied] = React.useState('');

  return (
    <Stack spacing={1} sx={{ height: 310, width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Ferries"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output" sx={{ whiteSpace: 'pre-wrap' }}>
        {copied ? `Copied:\n${copied}` : 'Select a cell or some rows, then press Ctrl+C.'}
      </Typography>
    </Stack>
  );
}
