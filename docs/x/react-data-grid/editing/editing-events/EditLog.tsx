import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Cake {
  id: number;
  cake: string;
  slices: number;
}

const rows: GridRowsProp<Cake> = [
  { id: 1, cake: 'Poppy seed cake', slices: 12 },
  { id: 2, cake: 'Lemon tart', slices: 8 },
  { id: 3, cake: 'Walnut roll', slices: 10 },
];

const columns: GridColDef<Cake>[] = [
  { field: 'cake', headerName: 'Cake', flex: 1, minWidth: 120, editable: true },
  { field: 'slices', headerName: 'Slices', type: 'number', width: 100, editable: true },
];

export default function EditLog() {
  const [log, setLog] = React.useState<string[]>([]);
  const add = (line: string) => setLog((current) => [...current.slice(-5), line]);

  return (
    <Stack spacing={1} sx={{ height: 390, width: '100%' }}>
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Cakes"
          rows={rows}
          columns={columns}
          onCellEditStart={({ field, reason }) => add(`onCellEditStart: ${field}, ${reason}`)}
          onCellEditStop={({ field, reason }) => add(`onCellEditStop: ${field}, ${reason}`)}
          onCellModesModelChange={(model) =>
            add(`onCellModesModelChange: ${JSON.stringify(model)}`)
          }
          processRowUpdate={(newRow) => {
            add(`processRowUpdate: ${newRow.slices} slices of ${newRow.cake}`);
            return newRow;
          }}
          hideFooter
        />
      </div>
      <Typography
        variant="body2"
        component="output"
        sx={{ flex: 1, overflow: 'auto', whiteSpace: 'pre-line', wordBreak: 'break-word' }}
      >
        {log.length > 0 ? log.join('\n') : 'Edit a cell to see the events.'}
      </Typography>
    </Stack>
  );
}
