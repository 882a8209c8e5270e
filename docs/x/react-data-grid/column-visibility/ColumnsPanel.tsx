import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { departureColumns, departures, type Departure } from './departures';

const slotProps: DataGridProps<Departure>['slotProps'] = {
  columnsManagement: {
    sort: 'asc',
    autoFocusSearchField: false,
    getTogglableColumns: (columns) =>
      columns.filter((column) => column.hideable !== false).map((column) => column.field),
  },
};

export default function ColumnsPanel() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        label="Departures"
        rows={departures}
        columns={departureColumns}
        slotProps={slotProps}
        showToolbar
        hideFooter
      />
    </div>
  );
}
