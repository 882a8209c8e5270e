import {
  DataGridPremium,
  GridSidebarValue,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { columns } from './columns';
import { tickets } from './ferry';

const initialState: DataGridPremiumProps['initialState'] = {
  sidebar: { open: true, value: GridSidebarValue.Pivot },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'ship' }],
      columns: [],
      values: [
        { field: 'tickets', aggFunc: 'sum' },
        { field: 'revenue', aggFunc: 'sum', hidden: true },
      ],
    },
  },
};

export default function OpenPanel() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGridPremium
        label="Ticket sales to arrange"
        rows={tickets}
        columns={columns}
        initialState={initialState}
        showToolbar
      />
    </div>
  );
}
