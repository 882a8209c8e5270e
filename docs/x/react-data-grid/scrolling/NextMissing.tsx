import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { readings, type Reading } from './stations';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'hour', headerName: 'Hour', width: 80 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
];

export default function NextMissing() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const goTo = (id: number) => {
    const rowIndex = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    if (rowIndex === -1) {
      setMessage('A filter hides this row.');
      return;
    }
    apiRef.current?.scrollToIndexes({ rowIndex });
    apiRef.current?.setCellFocus(id, 'level');
    setMessage(`Row ${rowIndex + 1} of ${readings.length}`);
  };

  return (
    <Stack spacing={1} sx={{ height: 340, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {readings
          .filter(({ level }) => level === null)
          .map(({ id, station }) => (
            <Button key={id} onClick={() => goTo(id)}>
              {station}
            </Button>
          ))}
        <Typography variant="body2" component="output">
          {message || 'Two levels are missing.'}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Water levels"
          apiRef={apiRef}
          rows={readings}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
