import {
  DataGrid,
  GridFilterInputMultipleSingleSelect,
  type GridColDef,
  type GridFilterOperator,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Meal {
  id: number;
  name: string;
  allergens: readonly string[];
}

const rows: GridRowsProp<Meal> = [
  { id: 1, name: 'Pad thai', allergens: ['peanut', 'egg', 'soy'] },
  { id: 2, name: 'Caprese', allergens: ['milk'] },
  { id: 3, name: 'Ramen', allergens: ['wheat', 'egg', 'soy'] },
  { id: 4, name: 'Dal with rice', allergens: [] },
  { id: 5, name: 'Pesto rosso', allergens: ['milk', 'peanut'] },
];

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
        label="Canteen"
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
