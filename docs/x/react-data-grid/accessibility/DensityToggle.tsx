import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity, type GridRowsProp } from '@mui/x-data-grid';

interface Stop {
  id: number;
  name: string;
  zone: string;
  shelter: boolean;
}

const rows: GridRowsProp<Stop> = [
  { id: 1, name: 'Alma Square', zone: 'A', shelter: true },
  { id: 2, name: 'Brewery', zone: 'A', shelter: false },
  { id: 3, name: 'Canal Bridge', zone: 'B', shelter: true },
  { id: 4, name: 'Depot', zone: 'B', shelter: false },
];

const columns: GridColDef<Stop>[] = [
  { field: 'name', headerName: 'Stop', flex: 1, minWidth: 120 },
  { field: 'zone', headerName: 'Zone', width: 80 },
  { field: 'shelter', headerName: 'Shelter', type: 'boolean', width: 100 },
];

export default function DensityToggle() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Row height"
        value={density}
        onChange={(_event, value: GridDensity | null) => setDensity((old) => value ?? old)}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Tram stops"
          rows={rows}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          hideFooter
        />
      </div>
    </Stack>
  );
}
