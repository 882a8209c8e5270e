import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OpenFromOutside() {
  const [open, setOpen] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%', alignItems: 'flex-start' }}>
        <DatePicker
          label="Next service"
          defaultValue={dayjs('2026-04-15')}
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{
            openPickerButton: { sx: { display: 'none' } },
            textField: { fullWidth: true },
          }}
        />
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Show the calendar
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
