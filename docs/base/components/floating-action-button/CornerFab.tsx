import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const BOATS = ['Heron', 'Juniper', 'Low Tide', 'Marigold', 'Osprey', 'Pelican', 'Second Wind'];

export default function CornerFab() {
  return (
    <>
      <Fab
        color="primary"
        aria-label="Add a boat"
        sx={{
          position: 'fixed',
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        <AddIcon />
      </Fab>
      <List aria-label="Boats" sx={{ pb: 'calc(88px + env(safe-area-inset-bottom))' }}>
        {BOATS.map((boat) => (
          <ListItem key={boat} divider>
            <ListItemText primary={boat} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
