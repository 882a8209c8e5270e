import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

type Unit = 'km' | 'mi' | 'nmi';

export default function ExclusiveToggle() {
  const [unit, setUnit] = React.useState<Unit>('km');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Unit of distance"
      value={unit}
      onChange={(event, value: Unit | null) => {
        // A click on the selected button passes `null`.
        if (value !== null) {
          setUnit(value);
        }
      }}
    >
      <ToggleButton value="km">Kilometers</ToggleButton>
      <ToggleButton value="mi">Miles</ToggleButton>
      <ToggleButton value="nmi">Nautical miles</ToggleButton>
    </ToggleButtonGroup>
  );
}
