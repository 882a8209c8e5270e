import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" color="primary">
        Assign
      </Button>
      <Button variant="outlined" color="secondary">
        Schedule
      </Button>
      <Button variant="outlined" color="success">
        Approve
      </Button>
      <Button variant="outlined" color="error">
        Reject
      </Button>
      <Button variant="outlined" color="inherit">
        Close
      </Button>
    </Stack>
  );
}
