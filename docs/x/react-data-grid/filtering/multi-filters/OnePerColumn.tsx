import {
  DataGridPro,
  GridLogicOperator,
  type DataGridProProps,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';
import { columns, rows } from './sensors';

/** The columns that no other filter uses. */
const filterColumns = ({ field, columns: all, currentFilters }: FilterColumnsArgs) => {
  const taken = currentFilters.map((item) => item.field).filter((used) => used !== field);
  return all.map((column) => column.field).filter((name) => !taken.includes(name));
};

/** The first column without a filter; null when all have one. */
const getColumnForNewFilter = ({ columns: all, currentFilters }: GetColumnForNewFilterArgs) => {
  const free = all.find(({ field }) => currentFilters.every((item) => item.field !== field));
  return free?.field ?? null;
};

const slotProps: DataGridProProps['slotProps'] = {
  toolbar: { showQuickFilter: false },
  filterPanel: {
    logicOperators: [GridLogicOperator.And],
    filterFormProps: { filterColumns },
    getColumnForNewFilter,
  },
};

const initialState: DataGridProProps['initialState'] = {
  filter: {
    filterModel: {
      items: [
        { id: 1, field: 'room', operator: 'isAnyOf', value: ['Archive', 'Cafeteria'] },
        { id: 2, field: 'battery', operator: '>=', value: 50 },
      ],
    },
  },
};

export default function OnePerColumn() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        label="Sensors"
        rows={rows}
        columns={columns}
        initialState={initialState}
        showToolbar
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
