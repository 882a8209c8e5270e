import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { formatEuro, sales, type Sale } from './bakery';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

interface Amounts {
  revenue: number;
  cost: number;
}

/** The margin of a group isn't the average of its margins. */
const margin: GridAggregationFunction<Amounts, number> = {
  label: 'overall',
  columnTypes: ['number'],
  getCellValue: ({ row }) => ({ revenue: row.revenue, cost: row.cost }),
  apply: ({ values }) => {
    let revenue = 0;
    let cost = 0;
    for (const value of values) {
      revenue += value?.revenue ?? 0;
      cost += value?.cost ?? 0;
    }
    return revenue === 0 ? null : (revenue - cost) / revenue;
  },
};

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  ...GRID_AGGREGATION_FUNCTIONS,
  margin,
};

const columns: GridColDef<Sale>[] = [
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'shop', headerName: 'Shop', flex: 1, minWidth: 120 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 120,
    valueFormatter: formatEuro,
  },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['margin'],
    valueGetter: (_value, row) => (row.revenue - row.cost) / row.revenue,
    valueFormatter: (value: number | null) =>
      value === null || Number.isNaN(value) ? '' : percent.format(value),
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['product'] },
  aggregation: { model: { revenue: 'sum', margin: 'margin' } },
  columns: { columnVisibilityModel: { product: false } },
  sorting: { sortModel: [{ field: 'margin', sort: 'desc' }] },
};

export default function WeightedMargin() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Margin by product"
        rows={sales}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
