import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  station: string;
  celsius: number | null;
}

type Format = (value: number | null) => string;

const celsius: Format = (value) => (value === null ? '' : `${value.toFixed(1)} °C`);
const fahrenheit: Format = (value) => (value === null ? '' : `${(value * 1.8 + 32).toFixed(1)} °F`);

const columns: readonly GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 120 },
  {
    field: 'celsius',
    headerName: 'Temperature',
    type: 'number',
    width: 150,
    valueFormatter: celsius,
  },
];

const rows: readonly Reading[] = [
  { id: 1, station: 'Harbor', celsius: 11.4 },
  { id: 2, station: 'Airfield', celsius: 9.8 },
  { id: 3, station: 'Summit', celsius: -3.2 },
];

export default function UpdateColumns() {
  const apiRef = useGridApiRef();

  const show = (valueFormatter: Format) => {
    const column = apiRef.current?.getColumn('celsius');
    if (column) {
      apiRef.current?.updateColumns([{ ...column, valueFormatter }]);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => show(celsius)}>Celsius</Button>
        <Button onClick={() => show(fahrenheit)}>Fahrenheit</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Weather stations"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
