import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets } from './ferry';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'route' }],
      columns: [{ field: 'kind', sort: 'asc' }],
      values: [{ field: 'revenue', aggFunc: 'sum' }],
    },
  },
};

export default function FerryPivot() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        label="Revenue by route and kind of ticket"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
