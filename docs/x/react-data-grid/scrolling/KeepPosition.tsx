import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { readings, type Reading } from './stations';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function KeepPosition() {
  const apiRef = useGridApiRef();
  const [mark, setMark] = React.useState<number | null>(null);

  return (
    <Stack spacing={1} sx={{ height: 340, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => setMark(apiRef.current?.getScrollPosition().top ?? null)}>
          Set a mark
        </Button>
        <Button disabled={mark === null} onClick={() => apiRef.current?.scroll({ top: mark ?? 0 })}>
          Go to the mark
        </Button>
        <Typography variant="body2" component="output">
          {mark === null ? 'No mark' : `Mark at ${Math.round(mark)} px`}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Water levels with a mark"
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          scrollbarSize={16}
          hideFooter
        />
      </div>
    </Stack>
  );
}
