import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'thing' }],
      columns: [],
      values: [{ field: 'minutes', aggFunc: 'sum' }],
    },
  },
};

export default function RowsOnly() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPremium
        label="Minutes by thing"
        rows={repairs}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
