import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, listSales } from './boxOffice';

const dataSource: GridDataSource = {
  getRows: (params) => listSales(params),
  getGroupKey: (row) => row.group ?? row.id,
  getChildrenCount: (row) => row.size ?? 0,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['venue'] },
  columns: { columnVisibilityModel: { venue: false } },
};

export default function SalesByVenue() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Tickets sold by venue"
        columns={columns}
        dataSource={dataSource}
        initialState={initialState}
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
