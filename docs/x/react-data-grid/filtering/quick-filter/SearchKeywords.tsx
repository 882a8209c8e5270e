import { DataGrid, type DataGridProps, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Dish {
  id: number;
  dish: string;
  price: number;
  keywords: string;
}

const rows: GridRowsProp<Dish> = [
  { id: 1, dish: 'Imam bayıldı', price: 11, keywords: 'aubergine eggplant vegan' },
  { id: 2, dish: 'Pastel de nata', price: 3, keywords: 'custard tart sweet' },
  { id: 3, dish: 'Shakshuka', price: 9, keywords: 'eggs tomato vegetarian' },
  { id: 4, dish: 'Phở bò', price: 12, keywords: 'soup noodles beef' },
];

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'keywords', headerName: 'Keywords', hideable: false, filterable: false },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

export default function SearchKeywords() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        aria-label="Menu"
        rows={rows}
        columns={columns}
        columnVisibilityModel={{ keywords: false }}
        ignoreDiacritics
        showToolbar
        disableColumnFilter
        disableColumnSelector
        slotProps={slotProps}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['egg'],
              quickFilterExcludeHiddenColumns: false,
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
