import Box from '@mui/material/Box';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Ingredient {
  id: string;
  grams: number;
  store: string;
}

interface Dish {
  id: string;
  guests: number;
  ingredients: readonly Ingredient[];
}

const rows: readonly Dish[] = [
  {
    id: 'Lentil soup',
    guests: 24,
    ingredients: [
      { id: 'Red lentils', grams: 2400, store: 'Dry store' },
      { id: 'Carrots', grams: 1800, store: 'Cellar' },
    ],
  },
  {
    id: 'Baked trout',
    guests: 18,
    ingredients: [
      { id: 'Trout', grams: 5400, store: 'Cold room' },
      { id: 'Potatoes', grams: 4500, store: 'Cellar' },
      { id: 'Butter', grams: 400, store: 'Cold room' },
    ],
  },
];

const columns: GridColDef<Dish>[] = [
  { field: 'id', headerName: 'Dish', flex: 1, minWidth: 130 },
  { field: 'guests', headerName: 'Guests', type: 'number', width: 100 },
];

const ingredientColumns: GridColDef<Ingredient>[] = [
  { field: 'id', headerName: 'Ingredient', flex: 1, minWidth: 110 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 90 },
  { field: 'store', headerName: 'Store', width: 110 },
];

const getDetailPanelContent: DataGridProProps<Dish>['getDetailPanelContent'] = ({ row }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', p: 2 }}>
    <DataGridPro
      aria-label={`Ingredients of ${row.id}`}
      rows={row.ingredients}
      columns={ingredientColumns}
      density="compact"
      hideFooter
    />
  </Box>
);

// Padding and border, a compact header, and a compact row for each ingredient: 'auto' is measured first, and rows move.
const getDetailPanelHeight: DataGridProProps<Dish>['getDetailPanelHeight'] = ({ row }) =>
  34 + 39 + 36 * row.ingredients.length;

export default function GridInPanel() {
  return (
    <div style={{ height: 345, width: '100%' }}>
      <DataGridPro
        aria-label="Dishes of the evening"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set(['Baked trout']) } }}
        hideFooter
      />
    </div>
  );
}
