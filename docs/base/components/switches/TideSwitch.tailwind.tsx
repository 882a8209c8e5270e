import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch, { type SwitchProps } from '@mui/material/Switch';

// A checked base moves by 20px, the default: the width of the root minus its own, 52 - (16 + 2 * 8).
const classes = {
  root: 'h-8! w-13! p-1!',
  switchBase: 'p-2! [&.Mui-checked]:text-[#00796b]!',
  thumb: 'size-4! rounded-sm! bg-white! shadow-none!',
  track:
    'rounded-lg! bg-[#616161]! opacity-100! [.Mui-disabled+&]:opacity-30! [.Mui-checked+&]:bg-[#00796b]! [.Mui-focusVisible+&]:outline-2 [.Mui-focusVisible+&]:outline-offset-1 [.Mui-focusVisible+&]:outline-black/87 dark:[.Mui-focusVisible+&]:outline-white',
} satisfies SwitchProps['classes'];

export default function TideSwitch() {
  return (
    <FormGroup>
      <FormControlLabel
        control={<Switch classes={classes} defaultChecked />}
        label="Show the tide"
      />
      <FormControlLabel
        disabled
        control={<Switch classes={classes} />}
        label="Show the wind (no sensor)"
      />
      <FormControlLabel
        disabled
        control={<Switch classes={classes} defaultChecked />}
        label="Show the depth (locked)"
      />
    </FormGroup>
  );
}
