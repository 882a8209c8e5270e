import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  customer: string;
  total: number;
}

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

const rows: Invoice[] = [
  { id: '2026-014', customer: 'Halden Papier', total: 1240 },
  { id: '2026-015', customer: 'Orchard & Sons', total: 318 },
  { id: '2026-016', customer: 'Café Lumen', total: 87 },
];

export default function InvoiceGrid() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Invoices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
