import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackDivider() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>14 open</Typography>
      <Typography>5 waiting</Typography>
      <Typography>92 solved</Typography>
    </Stack>
  );
}
