import {
  DataGridPro,
  getGridNumericOperators,
  getGridStringOperators,
  type DataGridProProps,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { columns, ships, type Ship } from './ships';

const contains = getGridStringOperators().filter(({ value }) => value === 'contains');
const atLeast = getGridNumericOperators()
  .filter(({ value }) => value === '>=')
  .map((operator) => ({ ...operator, headerLabel: 'At least' }));

// The first operator of a column is the one that its filter has.
const plainColumns: GridColDef<Ship>[] = columns.map((column) => {
  switch (column.field) {
    case 'name':
      return { ...column, filterOperators: contains };
    case 'meters':
      return { ...column, filterOperators: atLeast };
    case 'due':
      return { ...column, filterable: false, width: 110 };
    default:
      return column;
  }
});

const slots: DataGridProProps['slots'] = { headerFilterMenu: null };
const slotProps: DataGridProProps['slotProps'] = { headerFilterCell: { showClearIcon: true } };

export default function PlainFilterRow() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPro
        aria-label="Ships due this week"
        rows={ships}
        columns={plainColumns}
        headerFilters
        headerFilterHeight={48}
        disableColumnFilter
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
