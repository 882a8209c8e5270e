import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderLooks() {
  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <Slider aria-label="Brightness" defaultValue={30} />
      <Slider aria-label="Contrast" defaultValue={50} size="small" color="secondary" />
      <Slider aria-label="Reserve" defaultValue={70} track="inverted" />
      <Slider aria-label="Balance" defaultValue={0} min={-10} max={10} track={false} marks />
      <Slider aria-label="Locked" defaultValue={40} disabled />
    </Stack>
  );
}
