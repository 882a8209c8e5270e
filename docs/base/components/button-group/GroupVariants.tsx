import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function GroupVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="text" size="small" aria-label="Ticket">
        <Button>Assign</Button>
        <Button>Merge</Button>
      </ButtonGroup>
      <ButtonGroup variant="outlined" color="secondary" aria-label="Loan">
        <Button>Renew</Button>
        <Button>Return</Button>
      </ButtonGroup>
      <ButtonGroup variant="contained" size="large" disableElevation aria-label="Berth">
        <Button>Book</Button>
        <Button>Hold</Button>
      </ButtonGroup>
    </Stack>
  );
}
