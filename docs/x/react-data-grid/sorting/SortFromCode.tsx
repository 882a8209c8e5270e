import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Call {
  id: number;
  caller: string;
  topic: string;
  waiting: number;
}

const rows: GridRowsProp<Call> = [
  { id: 1, caller: 'Mr. Okafor', topic: 'Refund', waiting: 4 },
  { id: 2, caller: 'Ms. Lindgren', topic: 'Delivery', waiting: 11 },
  { id: 3, caller: 'Dr. Costa', topic: 'Login', waiting: 7 },
  { id: 4, caller: 'Ms. Haddad', topic: 'Refund', waiting: 2 },
];

const columns: GridColDef<Call>[] = [
  { field: 'caller', headerName: 'Caller', flex: 1, minWidth: 120 },
  { field: 'topic', headerName: 'Topic', width: 120 },
  { field: 'waiting', headerName: 'Waiting (min)', type: 'number', width: 140 },
];

export default function SortFromCode() {
  const apiRef = useGridApiRef();
  const [queue, setQueue] = React.useState('');

  const readOut = () => {
    const calls = apiRef.current?.getSortedRows() ?? [];
    setQueue(calls.map(({ caller }) => caller).join(', '));
  };

  return (
    <Stack spacing={1} sx={{ height: 380, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => apiRef.current?.sortColumn('waiting', 'desc')}>Longest wait</Button>
        <Button onClick={() => apiRef.current?.setSortModel([])}>As they came in</Button>
        <Button onClick={readOut}>Read out the queue</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Waiting calls"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        Next: {queue || 'not read out yet'}
      </Typography>
    </Stack>
  );
}
