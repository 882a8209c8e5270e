import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function BasicFab() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab color="primary" aria-label="Add a recipe">
        <AddIcon />
      </Fab>
      <Fab color="primary" variant="extended" sx={{ gap: 1 }}>
        <AddIcon />
        Add a recipe
      </Fab>
    </Stack>
  );
}
