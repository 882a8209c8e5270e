import AddIcon from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';

export default function FabParts() {
  return (
    <Fab color="primary" variant="extended" sx={{ gap: 1 }}>
      <AddIcon />
      Add a recipe
    </Fab>
  );
}
