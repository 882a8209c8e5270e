import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function IconLabels() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<PrintIcon />}>
        Print ticket
      </Button>
      <Button variant="contained" endIcon={<ArrowForwardIcon />}>
        Choose seats
      </Button>
    </Stack>
  );
}
