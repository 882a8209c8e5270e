import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Track {
  id: number;
  title: string;
  artist: string;
  length: string;
}

const rows: readonly Track[] = [
  { id: 1, title: 'Long Shadows', artist: 'Nine Volt Choir', length: '3:41' },
  { id: 2, title: 'Ferry Song', artist: 'Amina Diallo', length: '4:05' },
  { id: 3, title: 'Kitchen Radio', artist: 'Tin Orchard', length: '2:58' },
  { id: 4, title: 'Snow on the Line', artist: 'Los Vecinos', length: '5:12' },
  { id: 5, title: 'Last Bus Home', artist: 'Harbor Lights', length: '3:20' },
];

const columns: GridColDef<Track>[] = [
  { field: 'title', headerName: 'Track', flex: 1, minWidth: 120 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'length', headerName: 'Length', width: 80 },
];

export default function ReorderRows() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPro
        aria-label="Playlist"
        rows={rows}
        columns={columns}
        rowReordering
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
