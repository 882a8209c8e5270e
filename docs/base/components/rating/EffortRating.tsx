import BoltIcon from '@mui/icons-material/Bolt';
import Rating from '@mui/material/Rating';

const LEVELS = ['Gentle', 'Easy', 'Steady', 'Hard', 'Brutal'];

export default function EffortRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Effort"
      name="effort"
      defaultValue={2}
      icon={<BoltIcon fontSize="inherit" />}
      emptyIcon={<BoltIcon fontSize="inherit" />}
      getLabelText={(value) => LEVELS[value - 1] ?? ''}
      emptyLabelText="No effort given"
      sx={(theme) => ({
        '& .MuiRating-iconFilled': { color: theme.palette.text.primary },
        '& .MuiRating-iconEmpty': { color: theme.palette.grey[600] },
      })}
    />
  );
}
