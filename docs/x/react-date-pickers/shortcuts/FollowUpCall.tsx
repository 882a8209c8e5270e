import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

/** Fixed for this page. In an app, call `dayjs().startOf('day')` inside `getValue`. */
const today = dayjs('2026-03-16');

export default function FollowUpCall() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Follow-up call"
        defaultValue={today}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
              { label: 'In a week', getValue: () => today.add(1, 'week') },
              { label: 'In a month', getValue: () => today.add(1, 'month') },
            ],
          },
        }}
      />
    </LocalizationProvider>
  );
}
