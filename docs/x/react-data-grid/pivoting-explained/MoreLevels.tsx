import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns, repairs } from './repairs';

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'town' }, { field: 'thing' }],
      columns: [{ field: 'result', sort: 'asc' }],
      values: [{ field: 'minutes', aggFunc: 'sum' }],
    },
  },
};

export default function MoreLevels() {
  return (
    <div style={{ height: 532, width: '100%' }}>
      <DataGridPremium
        label="Minutes by town, thing, and result"
        rows={repairs}
        columns={columns}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
