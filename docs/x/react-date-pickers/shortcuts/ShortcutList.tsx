import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  useIsValidValue,
  usePickerActionsContext,
  usePickerContext,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';

const today = dayjs('2026-03-16');

function TermList({
  items = [],
  className,
  changeImportance = 'accept',
}: PickersShortcutsProps<Dayjs | null>) {
  const isValid = useIsValidValue<Dayjs | null>();
  const { setValue } = usePickerActionsContext();
  const { value } = usePickerContext<Dayjs | null>();

  return (
    <List dense aria-label="Terms" className={className} sx={{ width: 150 }}>
      {items.map(({ getValue, ...shortcut }) => {
        const day = getValue({ isValid });
        return (
          <ListItem key={shortcut.label} disablePadding>
            <ListItemButton
              selected={day !== null && day.isSame(value, 'day')}
              disabled={!isValid(day)}
              onClick={() => setValue(day, { changeImportance, shortcut })}
            >
              <ListItemText primary={shortcut.label} secondary={day?.format('D MMM')} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}

export default function ShortcutList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Invoice due"
        defaultValue={today}
        slots={{ shortcuts: TermList }}
        slotProps={{
          shortcuts: {
            items: [14, 30, 60].map((days) => ({
              label: `${days} days`,
              getValue: () => today.add(days, 'day'),
            })),
          },
        }}
      />
    </LocalizationProvider>
  );
}
