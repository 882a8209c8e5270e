import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonParts() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" startIcon={<PrintIcon />} endIcon={<ArrowForwardIcon />}>
        Print tickets
      </Button>
      <Button variant="outlined" loading>
        Save seats
      </Button>
      <Button variant="outlined" loading loadingPosition="start">
        Send tickets
      </Button>
    </Stack>
  );
}
