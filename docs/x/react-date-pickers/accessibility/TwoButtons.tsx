import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const buttonOf = (name: string) => ({
  openDatePickerDialogue: (date: string | null) =>
    date ? `${name}: ${date}. Choose another day` : `${name}: choose a day`,
});

export default function TwoButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker
          label="Loan starts"
          localeText={buttonOf('Loan starts')}
          defaultValue={dayjs('2026-04-15')}
        />
        <DatePicker label="Loan ends" localeText={buttonOf('Loan ends')} />
      </Stack>
    </LocalizationProvider>
  );
}
