import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FabLooks() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Fab size="small" aria-label="Take a photo, small">
        <PhotoCameraIcon />
      </Fab>
      <Fab size="medium" color="primary" aria-label="Take a photo, medium">
        <PhotoCameraIcon />
      </Fab>
      <Fab size="large" color="secondary" aria-label="Take a photo, large">
        <PhotoCameraIcon />
      </Fab>
      <Fab variant="extended" size="small" color="success">
        Small
      </Fab>
      <Fab variant="extended" size="large" disabled>
        Disabled
      </Fab>
    </Stack>
  );
}
