import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridEvents,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Lesson {
  id: number;
  student: string;
  piece: string;
}

const start: GridRowsProp<Lesson> = [
  { id: 1, student: 'Yara Nassif', piece: 'Scales in D' },
  { id: 2, student: 'Piotr Zielinski', piece: 'Minuet' },
];

const columns: GridColDef<Lesson>[] = [
  { field: 'student', headerName: 'Student', flex: 1, minWidth: 130 },
  { field: 'piece', headerName: 'Piece', flex: 1, minWidth: 120, editable: true },
];

const GESTURE_STARTS: readonly GridEvents[] = ['cellMouseDown', 'cellKeyDown'];

const NAMES: readonly GridEvents[] = [
  ...GESTURE_STARTS,
  ...(['cellMouseUp', 'cellClick', 'cellDoubleClick', 'cellKeyUp'] as const),
  ...(['rowClick', 'rowDoubleClick', 'rowSelectionChange'] as const),
  ...(['cellEditStart', 'cellEditStop'] as const),
];

const BEFORE_THE_GRID = { isFirst: true };

export default function EventOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState<readonly GridEvents[]>([]);

  React.useEffect(() => {
    const stops = NAMES.map((name) =>
      apiRef.current?.subscribeEvent(
        name,
        () => setOrder((known) => (GESTURE_STARTS.includes(name) ? [name] : [...known, name])),
        BEFORE_THE_GRID,
      ),
    );
    return () => stops.forEach((stop) => stop?.());
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ height: 260, width: '100%' }}>
      <div style={{ height: 164 }}>
        <DataGrid
          aria-label="Violin lessons"
          apiRef={apiRef}
          rows={start}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {order.length > 0 ? order.join(', ') : 'Click a cell, double-click a piece, or press keys.'}
      </Typography>
    </Stack>
  );
}
