import {
  DataGrid,
  GridFilterInputMultipleSingleSelect,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { rows, type Meal } from './meals';

const free: GridFilterOperator<Meal, readonly string[]> = {
  value: 'freeOf',
  label: 'is free of',
  headerLabel: 'Free of',
  getApplyFilterFn: (item) => {
    const avoided: string[] = Array.isArray(item.value) ? item.value : [];
    return avoided.length > 0
      ? (allergens) => !avoided.some((allergen) => allergens.includes(allergen))
      : null;
  },
  InputComponent: GridFilterInputMultipleSingleSelect,
};

const columns: GridColDef<Meal>[] = [
  { field: 'name', headerName: 'Meal', flex: 1, minWidth: 120 },
  {
    field: 'allergens',
    headerName: 'Allergens',
    // The type gives the input its options; the rest of it doesn't fit a list.
    type: 'singleSelect',
    valueOptions: ['egg', 'milk', 'peanut', 'soy', 'wheat'],
    valueFormatter: (allergens: readonly string[]) => allergens.join(', '),
    filterOperators: [free],
    sortable: false,
    width: 170,
  },
];

export default function ListCells() {
  return (
    <div style={{ height: 396, width: '100%' }}>
      <DataGrid
        label="Cafeteria"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'allergens', operator: 'freeOf', value: ['egg', 'milk'] }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
