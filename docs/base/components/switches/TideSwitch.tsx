import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import Switch, { switchClasses } from '@mui/material/Switch';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 4,
  [`& .${switchClasses.switchBase}`]: {
    padding: 8,
    [`&.${switchClasses.checked}`]: {
      // The width of the root minus the width of the base: 52 - (16 + 2 * 8).
      transform: 'translateX(20px)',
      color: '#00796b',
      [`& + .${switchClasses.track}`]: { backgroundColor: '#00796b', opacity: 1 },
    },
    // Without this rule, the opacity above would apply to disabled switches too.
    [`&.${switchClasses.disabled} + .${switchClasses.track}`]: { opacity: 0.3 },
    [`&.Mui-focusVisible + .${switchClasses.track}`]: {
      outline: `2px solid ${theme.palette.text.primary}`,
      outlineOffset: 1,
    },
  },
  [`& .${switchClasses.thumb}`]: {
    width: 16,
    height: 16,
    borderRadius: 4,
    backgroundColor: theme.palette.common.white,
    boxShadow: 'none',
  },
  [`& .${switchClasses.track}`]: {
    borderRadius: 8,
    backgroundColor: '#616161',
    opacity: 1,
  },
}));

export default function TideSwitch() {
  return (
    <FormGroup>
      <FormControlLabel control={<SquareSwitch defaultChecked />} label="Show the tide" />
      <FormControlLabel disabled control={<SquareSwitch />} label="Show the wind (no sensor)" />
      <FormControlLabel
        disabled
        control={<SquareSwitch defaultChecked />}
        label="Show the depth (locked)"
      />
    </FormGroup>
  );
}
