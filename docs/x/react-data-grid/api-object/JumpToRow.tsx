import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Stop {
  id: number;
  station: string;
  arrival: string;
}

const STATIONS = ['Harbor', 'Old Mill', 'Museum', 'Park', 'Stadium', 'Airport'];

const rows: GridRowsProp<Stop> = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  station: STATIONS[index % STATIONS.length] ?? '',
  arrival: `${String(6 + Math.floor(index / 6)).padStart(2, '0')}:${(index % 6) * 10 || '00'}`,
}));

const columns: GridColDef<Stop>[] = [
  { field: 'arrival', headerName: 'Arrival', width: 110 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
];

export default function JumpToRow() {
  const apiRef = useGridApiRef();

  const jumpTo = (id: number) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    apiRef.current?.selectRow(id, true, true);
    apiRef.current?.scrollToIndexes({ rowIndex });
  };

  return (
    <Stack spacing={1} sx={{ height: 360, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => jumpTo(1)}>First tram</Button>
        <Button onClick={() => jumpTo(60)}>Last tram</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Tram stops" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
