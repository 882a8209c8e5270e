import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';

interface Crop {
  id: number;
  crop: string;
  weight: number | null;
  organic: boolean;
}

const initialCrops: GridRowsProp<Crop> = [
  { id: 1, crop: 'Apples', weight: 1120, organic: true },
  { id: 2, crop: 'Quinces', weight: null, organic: false },
  { id: 3, crop: 'Pears', weight: 80.5, organic: true },
];

// The digits aren't rounded, so that a copied weight can be pasted back unchanged.
const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 20 });

// "80,5", "1240", "1.240.500,5 kg". A period separates thousands, so "80.5" doesn't match.
const GERMAN_NUMBER = /^(-?(?:[1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,\d+)?)(?:\s*kg)?$/;

/** Reads a number as Germans write it. Other text is `NaN`, which `processRowUpdate` refuses. */
function parseGerman(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') {
    return null;
  }
  const [, digits] = GERMAN_NUMBER.exec(trimmed) ?? [];
  return digits ? Number(digits.replaceAll('.', '').replace(',', '.')) : NaN;
}

const columns: GridColDef<Crop>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 90 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number | null) => (value === null ? '' : german.format(value)),
    pastedValueParser: parseGerman,
  },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 90, editable: true },
];

export default function ParsePasted() {
  const [rows, setRows] = React.useState(initialCrops);
  const [error, setError] = React.useState('');

  // Save the row on your server here. This demo keeps it in state.
  const processRowUpdate = (newRow: Crop) => {
    if (Number.isNaN(newRow.weight)) {
      throw new Error(`${newRow.crop}: the weight isn't a number such as 1.240,5.`);
    }
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Stack spacing={1} sx={{ height: 330, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopySample text={'1.240,5 kg\tyes\n1.240.500,5\tno'}>Copy two weights</CopySample>
        <CopySample text="80.5">Copy “80.5”</CopySample>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGridPremium
          aria-label="Harvest"
          rows={rows}
          columns={columns}
          rowSelection={false}
          onClipboardPasteStart={() => setError('')}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(reason: Error) => setError(reason.message)}
          hideFooter
        />
      </div>
      <Alert severity={error ? 'error' : 'info'} role="status">
        {error || 'Click “1.120”, then press Ctrl+V.'}
      </Alert>
    </Stack>
  );
}
