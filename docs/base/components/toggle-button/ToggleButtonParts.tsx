import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonParts() {
  return (
    <ToggleButtonGroup exclusive aria-label="Sails" value="half">
      <ToggleButton value="none">None</ToggleButton>
      <ToggleButton value="half">Half</ToggleButton>
      <ToggleButton value="full">Full</ToggleButton>
    </ToggleButtonGroup>
  );
}
