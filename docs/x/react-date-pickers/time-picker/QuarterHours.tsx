import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Parent-teacher meeting"
        ampm={false}
        defaultValue={dayjs('2026-03-16T16:15')}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        slotProps={{ textField: { helperText: 'Meetings begin every quarter of an hour' } }}
      />
    </LocalizationProvider>
  );
}
