import AddIcon from '@mui/icons-material/Add';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function VerticalGroup() {
  return (
    <ButtonGroup orientation="vertical" aria-label="Map">
      <Button aria-label="Zoom in">
        <AddIcon />
      </Button>
      <Button aria-label="Zoom out">
        <RemoveIcon />
      </Button>
      <Button aria-label="Show my boat">
        <MyLocationIcon />
      </Button>
    </ButtonGroup>
  );
}
