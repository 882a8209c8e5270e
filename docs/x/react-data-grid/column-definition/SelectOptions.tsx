import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Garment {
  id: number;
  name: string;
  kind: 'shirt' | 'shoe';
  size: string;
  color: number;
}

const SIZES = { shirt: ['S', 'M', 'L'], shoe: ['38', '39', '40', '41'] };

const COLORS = [
  { code: 1, name: 'Sand' },
  { code: 2, name: 'Moss' },
  { code: 3, name: 'Ink' },
];

/** The type of options also allows plain values, and the filter passes `''` for "no option". */
function findColor(option: unknown) {
  return COLORS.find((color) => color === option);
}

const columns: readonly GridColDef<Garment>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  {
    field: 'size',
    headerName: 'Size',
    type: 'singleSelect',
    width: 110,
    editable: true,
    // The filter asks without a row: offer every size there.
    valueOptions: ({ row }) => (row ? SIZES[row.kind] : [...SIZES.shirt, ...SIZES.shoe]),
  },
  {
    field: 'color',
    headerName: 'Color',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: COLORS,
    getOptionValue: (option) => findColor(option)?.code ?? '',
    getOptionLabel: (option) => findColor(option)?.name ?? '',
  },
];

const rows: readonly Garment[] = [
  { id: 1, name: 'Field shirt', kind: 'shirt', size: 'M', color: 2 },
  { id: 2, name: 'Deck shoe', kind: 'shoe', size: '39', color: 3 },
  { id: 3, name: 'Linen shirt', kind: 'shirt', size: 'L', color: 1 },
];

export default function SelectOptions() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid aria-label="Articles" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
