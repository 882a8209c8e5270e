import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2026-06-01T13:00');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;
const isOutOfHours = (time: Dayjs) => time.hour() < 9 || time.hour() >= 17;

export default function OfficeHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Video consultation"
        ampm={false}
        defaultValue={dayjs('2026-06-03T10:30')}
        minDateTime={firstDay}
        shouldDisableDate={isWeekend}
        shouldDisableTime={isOutOfHours}
        minutesStep={30}
        timeSteps={{ minutes: 30 }}
        skipDisabled
        slotProps={{ textField: { helperText: 'Monday to Friday, 9:00 to 17:00' } }}
      />
    </LocalizationProvider>
  );
}
