import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });

const DECKS = ['Deck 5', 'Deck 6', 'Sun deck'];

export default function DarkSection() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [deck, setDeck] = React.useState('Deck 5');
  const choose = (name: string) => {
    setDeck(name);
    setAnchor(null);
  };
  return (
    <ThemeProvider theme={dark}>
      <Paper square sx={{ width: 240 }}>
        <List aria-label="Ferry">
          <li>
            <ListItemButton
              component="button"
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
            >
              <ListItemText primary="Choose a deck" secondary={deck} />
            </ListItemButton>
          </li>
        </List>
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          {DECKS.map((name) => (
            <MenuItem key={name} selected={name === deck} onClick={() => choose(name)}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Paper>
    </ThemeProvider>
  );
}
