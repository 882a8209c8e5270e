import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Entry {
  id: number;
  name: string;
  heading?: boolean;
  price?: number;
  kcal?: number;
  allergens?: string;
}

const rows: readonly Entry[] = [
  { id: 1, name: 'Soups', heading: true },
  { id: 2, name: 'Lentil soup', price: 6.5, kcal: 320, allergens: 'Celery' },
  { id: 3, name: 'Miso with noodles', price: 7, kcal: 410, allergens: 'Soy, wheat' },
  { id: 4, name: 'From the oven', heading: true },
  { id: 5, name: 'Eggplant gratin', price: 11, kcal: 540, allergens: 'Milk' },
];

const columns: readonly GridColDef<Entry>[] = [
  {
    field: 'name',
    headerName: 'Dish',
    flex: 1,
    minWidth: 160,
    hideable: false,
    colSpan: (_, row, __, apiRef) =>
      row.heading ? apiRef.current.getVisibleColumns().length : undefined,
  },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'kcal', headerName: 'kcal', type: 'number', width: 90 },
  { field: 'allergens', headerName: 'Allergens', width: 140 },
];

export default function MenuSections() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGrid
        aria-label="Dishes of the day"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.heading ? 'heading' : '')}
        disableColumnSorting
        disableColumnFilter
        sx={{
          '& .heading': { bgcolor: 'action.hover' },
          [`& .heading .${gridClasses.cell}`]: { fontWeight: 600 },
        }}
        hideFooter
      />
    </div>
  );
}
