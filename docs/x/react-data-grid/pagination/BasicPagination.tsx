import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Sailing {
  id: number;
  departs: string;
  route: string;
  vessel: string;
}

const routes = ['Mainland – Skerry', 'Skerry – Mainland', 'Mainland – North Isle'] as const;
const vessels = ['Fulmar', 'Gannet', 'Puffin', 'Tern'] as const;

const rows: GridRowsProp<Sailing> = Array.from({ length: 48 }, (_, index) => ({
  id: index + 1,
  departs: `${String(6 + Math.floor(index / 3)).padStart(2, '0')}:${index % 3}5`,
  route: routes[index % routes.length] ?? routes[0],
  vessel: vessels[index % vessels.length] ?? vessels[0],
}));

const columns: GridColDef<Sailing>[] = [
  { field: 'departs', headerName: 'Departs', width: 100 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 180 },
  { field: 'vessel', headerName: 'Vessel', width: 110 },
];

export default function BasicPagination() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Ferry schedule"
        rows={rows}
        columns={columns}
        pageSizeOptions={[5, 12, 24]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </div>
  );
}
