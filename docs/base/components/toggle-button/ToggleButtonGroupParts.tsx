import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonGroupParts() {
  return (
    <ToggleButtonGroup aria-label="Equipment on board" value={['anchor', 'radio']}>
      <ToggleButton value="anchor">Anchor</ToggleButton>
      <ToggleButton value="flares">Flares</ToggleButton>
      <ToggleButton value="radio">Radio</ToggleButton>
    </ToggleButtonGroup>
  );
}
