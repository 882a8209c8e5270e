import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: number;
  item: string;
  hours?: number;
  rate?: number;
  amount: number;
}

const lines: readonly Line[] = [
  { id: 1, item: 'Floor plan', hours: 6, rate: 85, amount: 510 },
  { id: 2, item: 'Site visit', hours: 2.5, rate: 70, amount: 175 },
  { id: 3, item: 'Permit drawings', hours: 9, rate: 85, amount: 765 },
];

const net = lines.reduce((sum, line) => sum + line.amount, 0);

const rows: readonly Line[] = [
  ...lines,
  { id: 4, item: 'VAT 20%', amount: net * 0.2 },
  { id: 5, item: 'Total', amount: net * 1.2 },
];

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: readonly GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    colSpan: (_, row) => (row.rate === undefined ? 3 : 1),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'rate', headerName: 'Rate', type: 'number', width: 90 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euro.format(value),
  },
];

export default function InvoiceTotals() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Invoice of the architect"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.rate === undefined ? 'sum' : '')}
        disableColumnSorting
        disableColumnFilter
        disableColumnSelector
        sx={{ [`& .sum .${gridClasses.cell}`]: { fontWeight: 600, textAlign: 'end' } }}
        hideFooter
      />
    </div>
  );
}
