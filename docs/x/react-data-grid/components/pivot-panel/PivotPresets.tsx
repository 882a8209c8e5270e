import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byRoute, byVehicle, columns, crossings } from './crossings';

const presets = { route: byRoute, vehicle: byVehicle };

export default function PivotPresets() {
  const [model, setModel] = React.useState(presets.route);
  const [active, setActive] = React.useState(true);
  // Neither is pressed after the user has changed the model in the panel.
  const preset = (['route', 'vehicle'] as const).find((name) => presets[name] === model) ?? null;

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rows of the table"
          disabled={!active}
          value={preset}
          onChange={(_, value: keyof typeof presets | null) => value && setModel(presets[value])}
        >
          <ToggleButton value="route">By route</ToggleButton>
          <ToggleButton value="vehicle">By vehicle</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={<Switch checked={active} onChange={() => setActive(!active)} />}
          label="Summary"
          sx={{ mx: 0 }}
        />
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Ferry tickets in short"
          rows={crossings}
          columns={columns}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}
