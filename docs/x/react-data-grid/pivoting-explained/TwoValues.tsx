import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'thing' }],
      columns: [{ field: 'result', sort: 'asc' }],
      values: [
        { field: 'town', aggFunc: 'size' },
        { field: 'minutes', aggFunc: 'avg' },
      ],
    },
  },
};

export default function TwoValues() {
  return (
    <div style={{ height: 326, width: '100%' }}>
      <DataGridPremium
        label="Number and average time of repairs"
        rows={repairs}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
