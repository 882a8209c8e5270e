import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

export default function HalfHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Rehearsal room"
        defaultValue={[dayjs('2026-03-16T18:00'), dayjs('2026-03-16T19:30')]}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minutesStep={30}
        format="HH:mm"
        ampm={false}
        minTime={dayjs('2026-03-16T16:00')}
        maxTime={dayjs('2026-03-16T22:00')}
        skipDisabled
        closeOnSelect
        slotProps={{
          popper: { 'aria-label': 'Rehearsal room' },
          textField: { helperText: 'Half hours between 16:00 and 22:00' },
        }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
