import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Donation {
  id: number;
  donor: string;
  amount: number;
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: readonly GridColDef<Donation>[] = [
  { field: 'donor', headerName: 'From', flex: 1, minWidth: 120 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
];

const rows: readonly Donation[] = [
  { id: 1, donor: 'Lindqvist Foundation', amount: 2500 },
  { id: 2, donor: 'A. Okoye', amount: 40 },
  { id: 3, donor: 'Summer fair', amount: 613.5 },
];

const sx = {
  border: 'none',
  borderRadius: 0,
  bgcolor: 'transparent',
  [`& .${gridClasses.columnHeaders}, & .${gridClasses.columnHeader}`]: { bgcolor: 'transparent' },
  [`& .${gridClasses.columnHeaderTitle}`]: { color: 'text.secondary', fontWeight: 'normal' },
  [`& .${gridClasses.columnSeparator}`]: { display: 'none' },
  // In line with the title of the card
  [`& .${gridClasses.columnHeader}, & .${gridClasses.cell}`]: { paddingInline: 2 },
};

export default function GridInCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <CardHeader
        title="Latest donations"
        slotProps={{ title: { id: 'donations-title', variant: 'h6', component: 'h3' } }}
      />
      <div style={{ height: 212 }}>
        <DataGrid
          aria-labelledby="donations-title"
          rows={rows}
          columns={columns}
          sx={sx}
          disableColumnMenu
          disableColumnResize
          hideFooter
        />
      </div>
    </Card>
  );
}
