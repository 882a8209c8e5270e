import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Key {
  id: string;
  door: string;
  holder: string;
}

const rows: GridRowsProp<Key> = [
  { id: 'K1', door: 'Main entrance', holder: 'Doorman' },
  { id: 'K2', door: 'Archive', holder: '' },
  { id: 'K3', door: 'Boiler room', holder: 'Ms. Haas' },
  { id: 'K4', door: 'Roof', holder: '' },
  { id: 'K5', door: 'Bicycle cellar', holder: 'Mr. Öz' },
  { id: 'K6', door: 'Garden gate', holder: '' },
];

const columns: GridColDef<Key>[] = [
  { field: 'id', headerName: 'Key', width: 70 },
  { field: 'door', headerName: 'Door', flex: 1, minWidth: 120 },
  { field: 'holder', headerName: 'Holder', width: 110, editable: true },
];

export default function NextGap() {
  const apiRef = useGridApiRef();
  const last = React.useRef(-1);

  const goToNextGap = () => {
    const api = apiRef.current;
    const ids = api?.getSortedRowIds() ?? [];
    const isGap = (index: number) => api?.getCellValue(ids[index] ?? '', 'holder') === '';
    for (let step = 1; step <= ids.length; step += 1) {
      const rowIndex = (last.current + step) % ids.length;
      const id = ids[rowIndex];
      if (id !== undefined && isGap(rowIndex)) {
        last.current = rowIndex;
        api?.scrollToIndexes({ rowIndex, colIndex: 2 });
        api?.setCellFocus(id, 'holder');
        return;
      }
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 300, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={goToNextGap}>Next key without a holder</Button>
        <Button onClick={() => apiRef.current?.setColumnHeaderFocus('door')}>Door header</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Keys" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </div>
    </Stack>
  );
}
