import * as React from 'react';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const OTHER_WAYS = ['Send tomorrow at 8:00', 'Send without the total', 'Save as a draft'];

export default function SplitButton() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('nothing yet');
  const id = React.useId();

  const choose = (action: string) => {
    setDone(action);
    setAnchor(null);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" aria-label="Send the catch report">
        <Button onClick={() => choose('Send now')}>Send now</Button>
        <Button
          size="small"
          aria-label="Other ways to send"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Other ways to send' } }}
      >
        {OTHER_WAYS.map((way) => (
          <MenuItem key={way} onClick={() => choose(way)}>
            {way}
          </MenuItem>
        ))}
      </Menu>
      <Typography component="output" variant="body2">
        Last action: {done}
      </Typography>
    </Stack>
  );
}
