import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function OneColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for four at"
        ampm={false}
        defaultValue={dayjs('2026-03-16T19:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-03-16T18:00')}
        maxTime={dayjs('2026-03-16T21:30')}
        minutesStep={30}
        skipDisabled
        // The list opens here if the field is empty. Without it, keyboard users couldn't reach the list.
        referenceDate={dayjs('2026-03-16T18:00')}
        slotProps={{ textField: { helperText: 'Every half hour from 18:00 to 21:30' } }}
      />
    </LocalizationProvider>
  );
}
