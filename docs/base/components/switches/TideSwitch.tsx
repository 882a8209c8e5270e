import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch, { switchClasses } from '@mui/material/Switch';

const SquareSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 4,
  [`& .${switchClasses.switchBase}`]: {
    padding: 8,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(20px)',
      color: theme.palette.common.white,
      [`& + .${switchClasses.track}`]: { backgroundColor: '#00796b', opacity: 1 },
    },
    '&.Mui-focusVisible + .MuiSwitch-track': {
      outline: `2px solid ${theme.palette.text.primary}`,
      outlineOffset: 1,
    },
  },
  [`& .${switchClasses.thumb}`]: {
    width: 16,
    height: 16,
    borderRadius: 4,
    boxShadow: 'none',
  },
  [`& .${switchClasses.track}`]: {
    borderRadius: 8,
    backgroundColor: '#616161',
    opacity: 1,
  },
}));

export default function TideSwitch() {
  return <FormControlLabel control={<SquareSwitch defaultChecked />} label="Show the tide" />;
}
