import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef, type GridRowsProp } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';

interface Crop {
  id: number;
  crop: string;
  weight: number | null;
  organic: boolean;
}

const rows: GridRowsProp<Crop> = [
  { id: 1, crop: 'Apples', weight: 120, organic: true },
  { id: 2, crop: 'Quinces', weight: null, organic: false },
  { id: 3, crop: 'Pears', weight: 80.5, organic: true },
];

const columns: GridColDef<Crop>[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 90 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 120,
    editable: true,
    // "1.240,5 kg" as people write it in Germany; what has no number is not pasted.
    pastedValueParser: (value: string) => {
      const number = Number.parseFloat(value.replace('.', '').replace(',', '.'));
      return Number.isNaN(number) ? undefined : number;
    },
  },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 90, editable: true },
];

/** Takes lines of a CSV file with semicolons as well as cells of a spreadsheet. */
const splitText = (text: string, delimiter: string) =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(line.includes(delimiter) ? delimiter : ';'));

export default function ParsePasted() {
  return (
    <Stack spacing={1} sx={{ height: 262, width: '100%' }}>
      <div>
        <CopySample text={'1.240,5 kg;yes\nunknown;no'}>Copy two lines</CopySample>
      </div>
      <div style={{ height: 216 }}>
        <DataGridPremium
          aria-label="Harvest"
          rows={rows}
          columns={columns}
          rowSelection={false}
          splitClipboardPastedText={splitText}
          hideFooter
        />
      </div>
    </Stack>
  );
}
