import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';

interface Forecast {
  id: number;
  town: string;
  morning: number;
  evening: number;
}

const start: GridRowsProp<Forecast> = [
  { id: 1, town: 'Bergen', morning: 8, evening: 11 },
  { id: 2, town: 'Lisbon', morning: 16, evening: 21 },
  { id: 3, town: 'Tallinn', morning: 5, evening: 9 },
];

const columns: GridColDef<Forecast>[] = [
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 100 },
  { field: 'morning', headerName: 'Morning (°C)', type: 'number', width: 130, editable: true },
  { field: 'evening', headerName: 'Evening (°C)', type: 'number', width: 130, editable: true },
];

export default function PasteCells() {
  const [rows, setRows] = React.useState(start);
  const [error, setError] = React.useState('');

  const processRowUpdate = (newRow: Forecast) => {
    if (Number.isNaN(newRow.morning + newRow.evening)) {
      throw new Error(`${newRow.town}: temperatures must be numbers.`);
    }
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Stack spacing={1} sx={{ height: 330, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopySample text={'9\t12\n17\t23'}>Copy two rows of numbers</CopySample>
        <CopySample text="mild">Copy a word</CopySample>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGridPremium
          aria-label="Forecast"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          onClipboardPasteStart={() => setError('')}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || 'Click “8”, then press Ctrl+V.'}
      </Alert>
    </Stack>
  );
}
