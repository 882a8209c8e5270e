import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'thing' }],
      columns: [{ field: 'result', sort: 'asc' }],
      values: [{ field: 'minutes', aggFunc: 'sum' }],
    },
  },
};

export default function RowsAndColumns() {
  return (
    <div style={{ height: 326, width: '100%' }}>
      <DataGridPremium
        label="Minutes by thing and result"
        rows={repairs}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
