import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText, { listItemTextClasses } from '@mui/material/ListItemText';
import { styled } from '@mui/material/styles';

const BoatButton = styled(ListItemButton)(({ theme }) => ({
  borderInlineStart: '4px solid transparent',
  // The button itself, while it is selected.
  [`&.${listItemButtonClasses.selected}`]: { borderColor: theme.palette.primary.main },
  // The text inside of a selected button.
  [`&.${listItemButtonClasses.selected} .${listItemTextClasses.primary}`]: { fontWeight: 700 },
  [`&.${listItemButtonClasses.disabled}`]: { textDecoration: 'line-through' },
}));

const BOATS = [
  { name: 'Aurora', place: 'Pier 2, berth 14', isAway: false },
  { name: 'Kittiwake', place: 'At sea until Friday', isAway: true },
  { name: 'Saga', place: 'Pier 1, berth 3', isAway: false },
];

export default function StateStyles() {
  const [selected, setSelected] = React.useState('Aurora');
  return (
    <List aria-label="Boats" sx={{ maxWidth: 320 }}>
      {BOATS.map(({ name, place, isAway }) => (
        <ListItem key={name} disablePadding>
          <BoatButton
            selected={name === selected}
            aria-pressed={name === selected}
            disabled={isAway}
            onClick={() => setSelected(name)}
          >
            <ListItemText primary={name} secondary={place} />
          </BoatButton>
        </ListItem>
      ))}
    </List>
  );
}
