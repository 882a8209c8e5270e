import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowId,
  type GridRowSelectionModel,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Claim {
  id: number;
  employee: string;
  purpose: string;
  euros: number;
}

const rows: GridRowsProp<Claim> = [
  { id: 1, employee: 'Jonas Weber', purpose: 'Train to Ghent', euros: 118 },
  { id: 2, employee: 'Aylin Kaya', purpose: 'Hotel', euros: 240 },
  { id: 3, employee: 'Jonas Weber', purpose: 'Client dinner', euros: 86 },
  { id: 4, employee: 'Beatriz Lopes', purpose: 'Monitor stand', euros: 45 },
];

const columns: GridColDef<Claim>[] = [
  { field: 'employee', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'purpose', headerName: 'Purpose', width: 150 },
  { field: 'euros', headerName: 'Euros', type: 'number', width: 90 },
];

function isSelected(model: GridRowSelectionModel, id: GridRowId) {
  return model.type === 'include' ? model.ids.has(id) : !model.ids.has(id);
}

export default function ControlledSelection() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1, 3]),
  });
  const claims = rows.filter((claim) => isSelected(selection, claim.id));
  const total = claims.reduce((sum, claim) => sum + claim.euros, 0);

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Expense claims"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </div>
      <Typography component="output">
        {claims.length} claims, {total} euros (model: {selection.type}, ids:{' '}
        {[...selection.ids].join(', ') || 'none'})
      </Typography>
    </Stack>
  );
}
