import { DataGrid, gridClasses, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Cafe {
  id: number;
  name: string;
  district: string;
  seats: number;
  roaster: string;
}

const rows: GridRowsProp<Cafe> = [
  { id: 1, name: 'Café Lumière', district: 'Old Town', seats: 34, roaster: 'Krähe' },
  { id: 2, name: 'Cafe Kompass', district: 'Harbor', seats: 18, roaster: 'Nordlicht' },
  { id: 3, name: 'Espressobar Nº 5', district: 'Old Town', seats: 12, roaster: 'Café Rojo' },
  { id: 4, name: 'Zur Mühle', district: 'Mill Quarter', seats: 60, roaster: 'Krähe' },
  { id: 5, name: 'Le Café du Coin', district: 'Harbor', seats: 22, roaster: 'Nordlicht' },
];

const columns: GridColDef<Cafe>[] = [
  { field: 'name', headerName: 'Café', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 100 },
  { field: 'roaster', headerName: 'Roaster', width: 130 },
];

export default function QuickFilterToolbar() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Cafés"
        rows={rows}
        columns={columns}
        showToolbar
        ignoreDiacritics
        // The search field leaves room for the buttons on a phone.
        sx={{ [`& .${gridClasses.toolbarQuickFilter} .MuiTextField-root`]: { maxWidth: 180 } }}
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
        initialState={{
          columns: { columnVisibilityModel: { roaster: false } },
          filter: { filterModel: { items: [], quickFilterValues: ['cafe'] } },
        }}
      />
    </div>
  );
}
