import { DataGridPro, GridLogicOperator, type DataGridProProps } from '@mui/x-data-grid-pro';
import { columns, rows } from './sensors';

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      logicOperator: GridLogicOperator.Or,
      items: [
        { id: 'weak', field: 'battery', operator: '<', value: 20 },
        { id: 'silent', field: 'lastSeen', operator: 'before', value: '2026-03-01' },
      ],
    },
  },
};

export default function SeveralFilters() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        label="Sensors that need a visit"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        hideFooter
      />
    </div>
  );
}
