import { DataGrid, type DataGridProps, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Part {
  id: string;
  name: string;
  length: number;
  inStock: boolean;
  remark: string;
}

const rows: GridRowsProp<Part> = [
  { id: 'GX-1204', name: 'Threaded rod', length: 1250, inStock: true, remark: 'Like GX-1300' },
  { id: 'GX-1300', name: 'Hinge', length: 125, inStock: false, remark: 'New supplier' },
  { id: 'HB-0412', name: 'Hex bolt', length: 40, inStock: true, remark: '' },
  { id: 'HB-1250', name: 'Hex nut', length: 12, inStock: false, remark: 'Comes in bags' },
];

const columns: GridColDef<Part>[] = [
  {
    field: 'id',
    headerName: 'Part',
    width: 100,
    // The letters before the digits may be left out.
    getApplyQuickFilterFn: (text: string) => (id: string) =>
      id.startsWith(text.toUpperCase()) || id.split('-')[1]?.startsWith(text) === true,
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  {
    field: 'length',
    headerName: 'Length (mm)',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn: (text: string) => (length: number) => String(length).startsWith(text),
  },
  {
    field: 'inStock',
    headerName: 'In stock',
    type: 'boolean',
    width: 100,
    getApplyQuickFilterFn: (text: string) =>
      text.toLowerCase() === 'stock' ? (inStock: boolean) => inStock : null,
  },
  { field: 'remark', headerName: 'Remark', width: 140, getApplyQuickFilterFn: () => null },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function SearchRules() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        aria-label="Spare parts"
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnSelector
        slotProps={slotProps}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['125'] } } }}
        hideFooter
      />
    </div>
  );
}
