import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { departureColumns, departures } from './departures';

const presets = {
  passenger: { operator: false },
  staff: { to: false, leaves: false },
} satisfies Record<string, GridColumnVisibilityModel>;

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(presets.passenger);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={model}
        onChange={(_, next: GridColumnVisibilityModel | null) => setModel(next ?? model)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={presets.passenger}>Passengers</ToggleButton>
        <ToggleButton value={presets.staff}>Staff</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Departures"
          rows={departures}
          columns={departureColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
    </div>
  );
}
