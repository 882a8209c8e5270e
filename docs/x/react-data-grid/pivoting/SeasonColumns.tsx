import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets, type Ticket } from './ferry';

const getPivotDerivedColumns: DataGridPremiumProps['getPivotDerivedColumns'] = (column) => {
  if (column.field !== 'soldOn') {
    return undefined;
  }
  return [
    {
      field: 'soldOn-month',
      headerName: 'Month',
      // Year first, so that the text sorts by time.
      valueGetter: (_value, { soldOn }: Ticket) =>
        `${soldOn.getFullYear()}-${String(soldOn.getMonth() + 1).padStart(2, '0')}`,
    },
  ];
};

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'soldOn-month' }],
      columns: [{ field: 'kind', sort: 'asc' }],
      values: [{ field: 'tickets', aggFunc: 'sum' }],
    },
  },
};

export default function SeasonColumns() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Tickets by month and kind"
        rows={tickets}
        columns={columns}
        getPivotDerivedColumns={getPivotDerivedColumns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
