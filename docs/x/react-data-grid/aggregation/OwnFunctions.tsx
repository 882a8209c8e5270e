import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type DataGridPremiumProps,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { formatEuro, sales, type Sale } from './bakery';

const median: GridAggregationFunction<number> = {
  label: 'median',
  columnTypes: ['number'],
  apply: ({ values }) => {
    const sorted = values.filter((value) => typeof value === 'number').sort((a, b) => a - b);
    const upper = sorted.at(sorted.length / 2);
    const lower = sorted.at((sorted.length - 1) / 2);
    return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
  },
};

const distinct: GridAggregationFunction<string, number> = {
  label: 'kinds',
  columnTypes: ['string'],
  apply: ({ values }) => new Set(values).size,
  valueFormatter: (value: number) => `${value} kinds`,
  hasCellUnit: false,
};

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  ...GRID_AGGREGATION_FUNCTIONS,
  median,
  distinct,
};

const columns: GridColDef<Sale>[] = [
  { field: 'shop', headerName: 'Shop', width: 140, aggregable: false },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['median', 'sum'],
  },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 130,
    valueFormatter: formatEuro,
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { product: 'distinct', pieces: 'median', revenue: 'median' } },
};

export default function OwnFunctions() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Sales with medians"
        rows={sales}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
