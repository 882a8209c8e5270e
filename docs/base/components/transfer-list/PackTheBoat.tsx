import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const GEAR = ['Anchor', 'Compass', 'Fenders', 'Lantern', 'Oars', 'Rope'];

export default function PackTheBoat() {
  const [onBoat, setOnBoat] = React.useState(['Anchor', 'Rope']);
  const [checked, setChecked] = React.useState<string[]>([]);
  const [message, setMessage] = React.useState('');
  const id = React.useId();
  const inShed = GEAR.filter((item) => !onBoat.includes(item));

  const toggle = (item: string) =>
    setChecked(checked.includes(item) ? checked.filter((one) => one !== item) : [...checked, item]);

  const move = (from: string[], place: string) => {
    const moved = from.filter((item) => checked.includes(item));
    const stay = onBoat.filter((item) => !moved.includes(item));
    setOnBoat(from === inShed ? [...onBoat, ...moved] : stay);
    setChecked(checked.filter((item) => !moved.includes(item)));
    setMessage(moved.length === 0 ? 'Check gear first.' : `Moved to ${place}: ${moved.join(', ')}`);
  };

  const renderList = (title: string, gear: string[]) => (
    <Paper variant="outlined" role="group" aria-labelledby={`${id}-${title}`}>
      <Typography id={`${id}-${title}`} sx={{ px: 2, pt: 2, fontWeight: 'bold' }}>
        {title}
      </Typography>
      <List dense sx={{ width: 180, height: 260, overflow: 'auto' }}>
        {gear.map((item) => (
          <ListItem key={item} disablePadding sx={{ px: 2 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={checked.includes(item)}
                  onChange={() => toggle(item)}
                  size="small"
                />
              }
              label={item}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {renderList('Shed', inShed)}
        <Stack spacing={1}>
          <Button variant="outlined" onClick={() => move(inShed, 'the boat')}>
            To the boat
          </Button>
          <Button variant="outlined" onClick={() => move(onBoat, 'the shed')}>
            To the shed
          </Button>
        </Stack>
        {renderList('Boat', onBoat)}
      </Stack>
      <Typography role="status" sx={{ minHeight: 24 }}>
        {message}
      </Typography>
    </Stack>
  );
}
