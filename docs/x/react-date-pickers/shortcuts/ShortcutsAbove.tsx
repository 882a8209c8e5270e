import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

const today = dayjs('2026-03-16');

export default function ShortcutsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Remind me"
        defaultValue={today}
        slotProps={{
          shortcuts: {
            items: [
              { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
              { label: 'In a week', getValue: () => today.add(1, 'week') },
            ],
          },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: '2 / 4',
                gridRow: 2,
                display: 'flex',
                maxWidth: 320,
              },
              [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 3 },
              [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
