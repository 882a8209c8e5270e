import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { columns, ships } from './ships';

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: { items: [{ id: 'length', field: 'meters', operator: '>=', value: 150 }] },
  },
};

export default function FilterRow() {
  return (
    <div style={{ height: 374, width: '100%' }}>
      <DataGridPro
        aria-label="Ships due this week"
        rows={ships}
        columns={columns}
        headerFilters
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
