import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function LinkButtons() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" href="#a-button-that-is-a-link">
        Read this section
      </Button>
      <Button
        href="https://example.com/invoices/1042"
        target="_blank"
        rel="noopener"
        endIcon={<OpenInNewIcon />}
      >
        Invoice 1042
      </Button>
    </Stack>
  );
}
