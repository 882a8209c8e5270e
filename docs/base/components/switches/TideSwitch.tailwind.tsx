import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { type SwitchProps } from '@mui/material/Switch';

// A checked base moves by 20px, as in every switch: the width of the root minus its own.
const classes = {
  root: 'h-8! w-13! p-1!',
  switchBase: 'p-2! [&.Mui-checked]:text-white!',
  thumb: 'size-4! rounded-sm! shadow-none!',
  track:
    'rounded-lg! bg-[#616161]! opacity-100! [.Mui-checked+&]:bg-[#00796b]! [.Mui-focusVisible+&]:outline-2 [.Mui-focusVisible+&]:outline-offset-1 [.Mui-focusVisible+&]:outline-black/87 dark:[.Mui-focusVisible+&]:outline-white',
} satisfies SwitchProps['classes'];

export default function TideSwitch() {
  return (
    <FormControlLabel control={<Switch classes={classes} defaultChecked />} label="Show the tide" />
  );
}
