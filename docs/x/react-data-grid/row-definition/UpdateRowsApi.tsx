import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Sensor {
  id: string;
  room: string;
  temperature: number;
  readings: number;
}

const rows: GridRowsProp<Sensor> = [
  { id: 'T-01', room: 'Cheese cellar', temperature: 11.5, readings: 1 },
  { id: 'T-02', room: 'Cold store', temperature: 3.8, readings: 1 },
  { id: 'T-03', room: 'Bakery', temperature: 24.1, readings: 1 },
  { id: 'T-04', room: 'Loading bay', temperature: 15.9, readings: 1 },
];

const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 130 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90 },
  { field: 'readings', headerName: 'Readings', type: 'number', width: 110 },
];

export default function UpdateRowsApi() {
  const apiRef = useGridApiRef();

  const readCellar = () => {
    const readings = (apiRef.current?.getRow<Sensor>('T-01')?.readings ?? 0) + 1;
    // A partial row: `room` stays as it is.
    apiRef.current?.updateRows([
      { id: 'T-01', temperature: 11 + ((readings * 7) % 20) / 10, readings },
    ]);
  };
  const addSmokehouse = () =>
    apiRef.current?.updateRows([
      { id: 'T-05', room: 'Smokehouse', temperature: 61.4, readings: 1 },
    ]);
  const removeBakery = () => apiRef.current?.updateRows([{ id: 'T-03', _action: 'delete' }]);

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={readCellar}>Read cellar</Button>
        <Button onClick={addSmokehouse}>Add smokehouse</Button>
        <Button onClick={removeBakery}>Remove bakery</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid apiRef={apiRef} aria-label="Temperature sensors" rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
