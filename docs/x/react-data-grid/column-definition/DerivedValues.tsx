import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Invoice {
  id: string;
  client: { name: string; city: string };
  net: number;
  vatRate: number | null;
  issued: string | null;
}

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: readonly GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 100 },
  {
    field: 'client',
    headerName: 'Client',
    flex: 1,
    minWidth: 170,
    valueGetter: (_, row) => `${row.client.name}, ${row.client.city}`,
  },
  {
    field: 'issued',
    headerName: 'Issued',
    type: 'date',
    width: 110,
    valueGetter: (value: string | null) => value && new Date(`${value}T00:00`),
  },
  {
    field: 'vatRate',
    headerName: 'VAT',
    type: 'number',
    width: 80,
    valueFormatter: (value: number | null) => (value === null ? '' : percent.format(value)),
  },
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 120,
    valueGetter: (_, row) => (row.vatRate === null ? null : row.net * (1 + row.vatRate)),
    valueFormatter: (value: number | null) => (value === null ? '' : money.format(value)),
  },
];

const rows: readonly Invoice[] = [
  {
    id: 'R-2201',
    client: { name: 'Studio Anker', city: 'Kiel' },
    net: 1250,
    vatRate: 0.19,
    issued: '2026-03-02',
  },
  {
    id: 'R-2202',
    client: { name: 'Libreria Sole', city: 'Bari' },
    net: 480,
    vatRate: 0.04,
    issued: '2026-03-09',
  },
  {
    id: 'R-2203',
    client: { name: 'Cabinet Morel', city: 'Lyon' },
    net: 2190,
    vatRate: 0.2,
    issued: '2026-03-12',
  },
];

export default function DerivedValues() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Invoices" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
