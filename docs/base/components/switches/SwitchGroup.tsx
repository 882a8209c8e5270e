import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const MAILS = [
  { name: 'due', label: 'Due dates' },
  { name: 'reserved', label: 'Reserved books' },
  { name: 'news', label: 'News' },
] as const;

export default function SwitchGroup() {
  const [isOn, setIsOn] = React.useState({ due: true, reserved: true, news: false });
  const helperId = React.useId();
  const isNone = !Object.values(isOn).includes(true);

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { name, checked } = event.target;
    // The function keeps the changes of other switches, also after an `await`.
    setIsOn((previous) => ({ ...previous, [name]: checked }));
  };

  return (
    <FormControl component="fieldset" aria-describedby={helperId} sx={{ width: 280 }}>
      <FormLabel component="legend">Mails from the library</FormLabel>
      <FormGroup>
        {MAILS.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            label={label}
            labelPlacement="start"
            control={<Switch edge="end" name={name} checked={isOn[name]} onChange={change} />}
            sx={{ justifyContent: 'space-between', marginInline: 0 }}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helperId} sx={{ marginInline: 0 }}>
        {isNone ? 'You get no mails.' : 'Changes apply to the next mail.'}
      </FormHelperText>
    </FormControl>
  );
}
