import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const hiredOn = dayjs('2019-09-02');

export default function ViewsAndFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DatePicker label="Hired on" defaultValue={hiredOn} openTo="year" format="D MMM YYYY" />
        <DatePicker label="Payroll month" defaultValue={hiredOn} views={['year', 'month']} />
        <DatePicker label="Graduation year" defaultValue={hiredOn} views={['year']} />
      </Stack>
    </LocalizationProvider>
  );
}
