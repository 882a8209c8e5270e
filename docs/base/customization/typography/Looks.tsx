import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Looks() {
  return (
    <Stack component="section" aria-labelledby="recipe-steps" spacing={1}>
      <Typography variant="h5" component="h3" id="recipe-steps">
        A heading that looks like h5
      </Typography>
      <Typography variant="subtitle1" component="p">
        A paragraph that looks like a subtitle
      </Typography>
      <Typography sx={{ fontWeight: 'fontWeightBold' }}>A bold paragraph</Typography>
    </Stack>
  );
}
