import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';
import { columns, rows, type Sensor } from './sensors';

// People see the filter on the kind, and can't change it.
const columnsOfHumidity: GridColDef<Sensor>[] = columns.map((column) =>
  column.field === 'kind' ? { ...column, filterable: false } : column,
);

const slotProps: DataGridProProps['slotProps'] = {
  toolbar: { showQuickFilter: false },
  filterPanel: { disableAddFilterButton: true, disableRemoveAllButton: true },
};

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [
        { id: 'kind', field: 'kind', operator: 'is', value: 'humidity' },
        { id: 'battery', field: 'battery', operator: '<', value: 90 },
      ],
    },
  },
};

export default function FixedFilters() {
  return (
    <div style={{ height: 328, width: '100%' }}>
      <DataGridPro
        label="Humidity sensors"
        rows={rows}
        columns={columnsOfHumidity}
        initialState={initialState}
        showToolbar
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
