import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  GridFooterContainer,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    invoiceCount?: number;
    invoiceTotal?: number;
  }
}

interface Invoice {
  id: string;
  customer: string;
  amount: number;
}

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => euro.format(value),
  },
];

const invoices: readonly Invoice[] = [
  { id: '2026-041', customer: 'Harbor Bakery', amount: 1240 },
  { id: '2026-042', customer: 'Lindqvist Optics', amount: 386.5 },
  { id: '2026-043', customer: 'Atelier Moreau', amount: 2975 },
  { id: '2026-044', customer: 'Northside Physio', amount: 640 },
];

// Outside of the page component: the slot keeps its identity on every render.
function InvoiceFooter({
  invoiceCount = 0,
  invoiceTotal = 0,
}: NonNullable<GridSlotsComponentsProps['footer']>) {
  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Typography variant="body2" role="status" sx={{ px: 2, py: 1 }}>
        {invoiceCount} selected, {euro.format(invoiceTotal)} due
      </Typography>
      <GridFooter sx={{ border: 0, flexGrow: 1 }} />
    </GridFooterContainer>
  );
}

export default function SelectionFooter() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(['2026-041', '2026-043']),
  });

  const selected = invoices.filter(
    (invoice) => selection.ids.has(invoice.id) === (selection.type === 'include'),
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Open invoices"
        rows={invoices}
        columns={columns}
        checkboxSelection
        hideFooterSelectedRowCount
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        slots={{ footer: InvoiceFooter }}
        slotProps={{
          footer: {
            invoiceCount: selected.length,
            invoiceTotal: selected.reduce((sum, invoice) => sum + invoice.amount, 0),
          },
        }}
      />
    </div>
  );
}
