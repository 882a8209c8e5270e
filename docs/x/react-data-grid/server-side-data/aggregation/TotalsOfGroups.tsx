import CircularProgress from '@mui/material/CircularProgress';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, listSheets } from './bakery';

const dataSource: GridDataSource = {
  getRows: (params) => listSheets(params),
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.size ?? 0,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = { sum: {}, avg: {} };

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['branch'] },
  columns: { columnVisibilityModel: { branch: false } },
  aggregation: { model: { baked: 'sum', unsold: 'avg' } },
};

/** The default spinner of a loading group has no name for screen readers. */
function Spinner() {
  return <CircularProgress aria-label="Loading" size="1rem" color="inherit" />;
}

const slots = { baseCircularProgress: Spinner };

export default function TotalsOfGroups() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Bread of the week by branch"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        slots={slots}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Market'}
        disableColumnFilter
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
