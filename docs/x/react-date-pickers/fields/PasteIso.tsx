import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PasteIso() {
  const [expiry, setExpiry] = React.useState<Dayjs | null>(dayjs('2031-05-20'));

  const handlePaste = (event: React.ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
      event.preventDefault();
      event.stopPropagation();
      setExpiry(dayjs(text));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField
          label="Passport valid until"
          format="DD MMM YYYY"
          value={expiry}
          onChange={setExpiry}
          onPasteCapture={handlePaste}
        />
        <Typography variant="body2">Paste 2032-06-21</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
