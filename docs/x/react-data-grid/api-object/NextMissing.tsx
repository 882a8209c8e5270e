import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Reading {
  id: string;
  room: string;
  kilowattHours: number | null;
}

const start: GridRowsProp<Reading> = Array.from({ length: 24 }, (_, index) => ({
  id: `M-${index + 1}`,
  room: `Room ${101 + index}`,
  kilowattHours: [4, 5, 17].includes(index) ? null : 310 + ((index * 37) % 90),
}));

const columns: GridColDef<Reading>[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'kilowattHours', headerName: 'kWh', type: 'number', width: 110, editable: true },
];

export default function NextMissing() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const openNext = () => {
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    const rowIndex = entries.findIndex(({ model }) => model.kilowattHours === null);
    const entry = entries[rowIndex];
    if (!entry) {
      setMessage('All meters are read.');
      return;
    }
    const cell = { id: entry.id, field: 'kilowattHours' };
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 1 });
    // The row exists in the next frame.
    requestAnimationFrame(() => apiRef.current?.startCellEditMode(cell));
    setMessage('');
  };

  return (
    <Stack spacing={1} sx={{ height: 340, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button onClick={openNext}>Next missing reading</Button>
        <output>{message}</output>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Electricity meters"
          apiRef={apiRef}
          rows={start}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
