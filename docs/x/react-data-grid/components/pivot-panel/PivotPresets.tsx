import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { byRoute, byVehicle, columns, crossings } from './crossings';

const models = { route: byRoute, vehicle: byVehicle };

export default function PivotPresets() {
  const [rowsBy, setRowsBy] = React.useState<keyof typeof models>('route');
  const [active, setActive] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Rows of the table"
          disabled={!active}
          value={rowsBy}
          onChange={(_, value: keyof typeof models | null) => value && setRowsBy(value)}
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
          pivotModel={models[rowsBy]}
          hideFooter
        />
      </div>
    </Stack>
  );
}
