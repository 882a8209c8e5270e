import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ColumnsInThePage() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiSectionDigitalClock
        aria-label="Start of the recording"
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ minutes: 10, seconds: 15 }}
        defaultValue={dayjs('2026-03-16T08:30:15')}
        sx={{ width: 'max-content' }}
      />
    </LocalizationProvider>
  );
}
