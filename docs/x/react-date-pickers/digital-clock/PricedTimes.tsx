import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface PricedTimeProps extends MenuItemProps {
  itemValue: Dayjs;
  formattedValue: string;
}

function PricedTime({ itemValue, formattedValue, ...item }: PricedTimeProps) {
  const price = itemValue.hour() < 17 ? '€24' : '€36';
  return (
    <MenuItem {...item} aria-disabled={item.disabled}>
      {formattedValue} · {price}
    </MenuItem>
  );
}

export default function PricedTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={60}
        defaultValue={dayjs('2026-03-16T17:00')}
        minTime={dayjs('2026-03-16T10:00')}
        slots={{ digitalClockItem: PricedTime }}
        sx={{ width: 140 }}
      />
    </LocalizationProvider>
  );
}
