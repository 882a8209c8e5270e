import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { formatEuro, sales, type Sale } from './bakery';

const columns: GridColDef<Sale>[] = [
  { field: 'shop', headerName: 'Shop', width: 140 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { pieces: 'avg', revenue: 'sum' } },
};

export default function DaySales() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales of the day"
        rows={sales}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
