import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleLooks() {
  const [tide, setTide] = React.useState<string | null>('low');
  const handleChange = (event: React.MouseEvent, value: string | null) => setTide(value);
  const buttons = [
    <ToggleButton key="low" value="low">
      Low tide
    </ToggleButton>,
    <ToggleButton key="high" value="high">
      High tide
    </ToggleButton>,
  ];
  const shared = { exclusive: true, value: tide, onChange: handleChange };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup {...shared} size="small" aria-label="Tide, small">
        {buttons}
      </ToggleButtonGroup>
      <ToggleButtonGroup {...shared} color="secondary" aria-label="Tide, in color">
        {buttons}
      </ToggleButtonGroup>
      <ToggleButtonGroup {...shared} size="large" fullWidth aria-label="Tide, full width">
        {buttons}
      </ToggleButtonGroup>
      <ToggleButtonGroup {...shared} orientation="vertical" aria-label="Tide, vertical">
        {buttons}
      </ToggleButtonGroup>
    </Stack>
  );
}
