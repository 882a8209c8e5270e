import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, listSheets } from './bakery';

const dataSource: GridDataSource = {
  getRows: (params) => listSheets(params),
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = { sum: {}, avg: {} };

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { baked: 'sum', unsold: 'sum' } },
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function TotalsOfAll() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Bread of the week"
        columns={columns}
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        pagination
        pageSizeOptions={[5]}
        disableColumnFilter
        disableColumnSorting
        disableRowGrouping
      />
    </div>
  );
}
