/** What the claims of shortcuts open in the real browser. */
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

export { default as ShortcutsAbove } from '../../../docs/x/react-date-pickers/shortcuts/ShortcutsAbove';

const day = dayjs('2026-03-16');

export function Beside() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Remind me"
        defaultValue={day}
        slotProps={{
          shortcuts: {
            items: Array.from({ length: 12 }, (_, index) => ({
              label: `In ${index + 1} weeks, on a Monday as well`,
              getValue: () => day.add(index + 1, 'week'),
            })),
          },
        }}
      />
    </LocalizationProvider>
  );
}
