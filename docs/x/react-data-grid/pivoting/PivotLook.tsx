import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets } from './ferry';

const pivotingColDef: DataGridPremiumProps['pivotingColDef'] = (field, [kind]) => ({
  headerName: field === 'tickets' ? 'Sold' : 'Earned',
  description: `${field === 'tickets' ? 'Tickets sold' : 'Revenue'}, ${kind}`,
  width: 100,
  align: 'right',
  headerAlign: 'right',
  sortingOrder: ['desc', 'asc'],
});

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Route',
  width: 150,
  hideDescendantCount: true,
};

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'route' }],
      columns: [{ field: 'kind', sort: 'asc' }],
      values: [
        { field: 'tickets', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum' },
      ],
    },
  },
};

export default function PivotLook() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        label="Sales by route and kind"
        rows={tickets}
        columns={columns}
        pivotingColDef={pivotingColDef}
        groupingColDef={groupingColDef}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
