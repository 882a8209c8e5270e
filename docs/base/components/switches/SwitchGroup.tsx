import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const START = { due: true, reserved: true, news: false };

export default function SwitchGroup() {
  const [mails, setMails] = React.useState(START);
  const helperId = React.useId();
  const isNone = !Object.values(mails).includes(true);

  const change = (event: React.ChangeEvent<HTMLInputElement>) =>
    setMails({ ...mails, [event.target.name]: event.target.checked });

  return (
    <FormControl component="fieldset" aria-describedby={helperId}>
      <FormLabel component="legend">Mails from the library</FormLabel>
      <FormGroup>
        <FormControlLabel
          control={<Switch name="due" checked={mails.due} onChange={change} />}
          label="Due dates"
        />
        <FormControlLabel
          control={<Switch name="reserved" checked={mails.reserved} onChange={change} />}
          label="Reserved books"
        />
        <FormControlLabel
          control={<Switch name="news" checked={mails.news} onChange={change} />}
          label="News"
        />
      </FormGroup>
      <FormHelperText id={helperId}>
        {isNone ? 'You get no mails.' : 'Changes apply to the next mail.'}
      </FormHelperText>
    </FormControl>
  );
}
