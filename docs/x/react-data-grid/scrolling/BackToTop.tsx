import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { readings, type Reading } from './stations';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [scrolled, setScrolled] = React.useState(false);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => setScrolled(top > 200)),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ height: 340, width: '100%' }}>
      <Button
        disabled={!scrolled}
        onClick={() => apiRef.current?.scroll({ top: 0 })}
        sx={{ alignSelf: 'flex-start' }}
      >
        Back to the top
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Latest water levels"
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
