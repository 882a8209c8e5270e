import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function ButtonGroupParts() {
  return (
    <ButtonGroup variant="outlined" aria-label="Order of the photo">
      <Button>Earlier</Button>
      <Button>Later</Button>
      <Button>Last</Button>
    </ButtonGroup>
  );
}
