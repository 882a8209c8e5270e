import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { rows, type Sensor } from './sensors';

const drawn = { cells: 0 };

function CountedCell({ text }: { text: string }) {
  React.useEffect(() => {
    drawn.cells += 1;
  });
  return text;
}

function makeColumns(): GridColDef<Sensor>[] {
  const renderCell = ({ value }: GridRenderCellParams) => <CountedCell text={String(value)} />;
  return [
    { field: 'place', headerName: 'Place', flex: 1, minWidth: 120, renderCell },
    { field: 'celsius', headerName: 'Temperature (°C)', type: 'number', width: 160, renderCell },
  ];
}

const stableColumns = makeColumns();

export default function StableOrNot() {
  const [stable, setStable] = React.useState(false);
  const [, setRenders] = React.useState(0);
  const [result, setResult] = React.useState('');

  const render = () => {
    drawn.cells = 0;
    setRenders((count) => count + 1);
    setTimeout(() => setResult(`${drawn.cells} cells drawn again`), 300);
  };

  return (
    <Stack spacing={1} sx={{ height: 320, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={render}>
          Render the parent
        </Button>
        <FormControlLabel
          control={<Switch checked={stable} onChange={(_event, on) => setStable(on)} />}
          label="Stable columns"
        />
        <Typography variant="body2" component="output">
          {result}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Sensors"
          rows={rows}
          columns={stable ? stableColumns : makeColumns()}
          hideFooter
        />
      </div>
    </Stack>
  );
}
