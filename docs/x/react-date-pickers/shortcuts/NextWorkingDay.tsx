import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

/** A Friday, fixed for this page. In an app, call `dayjs().startOf('day')` inside `getValue`. */
const today = dayjs('2026-03-13');
const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  {
    label: 'Next working day',
    getValue: ({ isValid }) =>
      // Four days are enough for a weekend. Look further ahead if you exclude holidays too.
      [1, 2, 3, 4].map((days) => today.add(days, 'day')).find(isValid) ?? null,
  },
];

export default function NextWorkingDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Ship on"
        defaultValue={today}
        shouldDisableDate={isWeekend}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
