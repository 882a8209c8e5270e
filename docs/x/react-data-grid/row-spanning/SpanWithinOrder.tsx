import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Line {
  id: number;
  order: string;
  shippedOn: Date;
  article: string;
  pieces: number;
}

const rows: GridRowsProp<Line> = [
  { id: 1, order: 'A-70', shippedOn: new Date(2026, 4, 4), article: 'Oak shelf', pieces: 2 },
  { id: 2, order: 'A-70', shippedOn: new Date(2026, 4, 4), article: 'Brackets', pieces: 2 },
  { id: 3, order: 'A-71', shippedOn: new Date(2026, 4, 4), article: 'Desk lamp', pieces: 2 },
  { id: 4, order: 'A-72', shippedOn: new Date(2026, 4, 5), article: 'Cable duct', pieces: 5 },
  { id: 5, order: 'A-72', shippedOn: new Date(2026, 4, 5), article: 'Wall plugs', pieces: 5 },
];

const columns: GridColDef<Line>[] = [
  { field: 'order', headerName: 'Order', width: 90, display: 'flex' },
  {
    field: 'shippedOn',
    headerName: 'Shipped on',
    type: 'date',
    width: 120,
    display: 'flex',
    // Merges within an order only, although left on the same day.
    rowSpanValueGetter: (value: Date, row) => `${row.order} ${value.getTime()}`,
  },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 120 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 90,
    // Equal by chance, so never merged.
    rowSpanValueGetter: () => null,
  },
];

export default function SpanWithinOrder() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Order lines"
        rows={rows}
        columns={columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
