import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Player {
  id: number;
  name: string;
  points: number;
  fouls: number;
  remark: string;
}

const rows: GridRowsProp<Player> = [
  { id: 4, name: 'Ines Duarte', points: 212, fouls: 9, remark: 'Captain' },
  { id: 7, name: 'Tomas Berg', points: 187, fouls: 21, remark: '' },
  { id: 9, name: 'Aiko Mori', points: 240, fouls: 14, remark: 'Out until May' },
  { id: 12, name: 'Femi Adeyemi', points: 98, fouls: 4, remark: 'Joined in March' },
];

const columns: GridColDef<Player>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 140, sortingOrder: ['asc', 'desc'] },
  { field: 'points', headerName: 'Points', type: 'number', width: 110 },
  { field: 'fouls', headerName: 'Fouls', type: 'number', width: 110 },
  { field: 'remark', headerName: 'Remark', width: 160, sortable: false },
];

export default function ClickSequence() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Players of the season"
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        initialState={{ sorting: { sortModel: [{ field: 'points', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
