import Button from '@mui/material/Button';
import './FlatButtons.css';

export default function FlatButtons() {
  return (
    <div className="flat-buttons">
      <Button variant="contained" disableElevation disableRipple>
        Start lesson
      </Button>
      <Button variant="outlined" disableRipple>
        Practice words
      </Button>
    </div>
  );
}
