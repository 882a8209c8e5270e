import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Guest {
  id: number;
  guest: string;
  table: number;
  menu: string;
}

const rows: GridRowsProp<Guest> = [
  { id: 1, guest: 'Amina Yusuf', table: 1, menu: 'Fish' },
  { id: 2, guest: 'Erik Holm', table: 1, menu: 'Vegan' },
  { id: 3, guest: 'Carla Neri', table: 2, menu: 'Fish' },
  { id: 4, guest: 'Duc Pham', table: 2, menu: 'Meat' },
  { id: 5, guest: 'Rut Salomon', table: 3, menu: 'Vegan' },
];

const columns: GridColDef<Guest>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'table', headerName: 'Table', type: 'number', width: 80 },
  { field: 'menu', headerName: 'Menu', width: 90 },
];

export default function PrintList() {
  const apiRef = useGridApiRef();

  const print = () =>
    apiRef.current?.exportDataAsPrint({
      hideToolbar: true,
      hideFooter: true,
      pageStyle: '@page { margin: 20mm } .MuiDataGrid-root { color: black !important }',
    });

  return (
    <Stack spacing={1} sx={{ height: 330, width: '100%' }}>
      <Button onClick={print} sx={{ alignSelf: 'flex-start' }}>
        Print all guests
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Wedding guests"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          pageSizeOptions={[3, 5]}
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
        />
      </div>
    </Stack>
  );
}
