import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { euro, orders, type Order } from './orders';

const columns: readonly GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
  {
    field: 'total',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) => (value === null ? '' : euro.format(value)),
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'region' }, { field: 'customer' }],
      columns: [{ field: 'category' }],
      values: [{ field: 'total', aggFunc: 'sum' }],
    },
  },
};

export default function RevenuePivot() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        label="Revenue by region and category"
        rows={orders}
        columns={columns}
        initialState={initialState}
        pivotingColDef={{ flex: 1, minWidth: 120, align: 'right', headerAlign: 'right' }}
        showToolbar
      />
    </div>
  );
}
