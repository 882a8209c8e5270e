import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Batch {
  id: number;
  flour: number;
  water: number;
  salt: number;
  note: string;
}

const rows: readonly Batch[] = [
  { id: 1, flour: 1000, water: 680, salt: 20, note: 'Rye, overnight' },
  { id: 2, flour: 1500, water: 990, salt: 30, note: '' },
  { id: 3, flour: 800, water: 600, salt: 16, note: 'Too wet' },
  { id: 4, flour: 1200, water: 780, salt: 24, note: '' },
];

const amount: Partial<GridColDef<Batch>> = { type: 'number', width: 90, editable: true };

const columns: readonly GridColDef<Batch>[] = [
  {
    field: 'id',
    headerName: '#',
    width: 50,
    align: 'center',
    headerAlign: 'center',
    cellClassName: 'row-number',
  },
  { ...amount, field: 'flour', headerName: 'Flour (g)' },
  { ...amount, field: 'water', headerName: 'Water (g)' },
  { ...amount, field: 'salt', headerName: 'Salt (g)' },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120, editable: true },
];

const sx = {
  borderRadius: 0,
  fontSize: 13,
  [`& .${gridClasses.columnHeader}, & .row-number`]: { bgcolor: 'action.hover' },
  [`& .${gridClasses.columnSeparator}`]: { opacity: 0 },
  [`& .${gridClasses.cell}:focus, & .${gridClasses.cell}:focus-within`]: {
    outlineWidth: 2,
    outlineOffset: -2,
  },
};

export default function Spreadsheet() {
  return (
    <div style={{ height: 187, width: '100%' }}>
      <DataGrid
        aria-label="Dough batches"
        rows={rows}
        columns={columns}
        density="compact"
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnMenu
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        sx={sx}
      />
    </div>
  );
}
