import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

/** Fridays and Saturdays cost more. */
const priceOf = (weekday: number) => (weekday >= 5 ? 120 : 85);

function PricedDay(props: DateRangePickerDayProps) {
  const { day } = props;
  return (
    <DateRangePickerDay {...props}>
      <Box component="span" sx={{ lineHeight: 1.1, textAlign: 'center' }}>
        {day.date()}
        <Box component="span" sx={{ display: 'block', fontSize: 10 }}>
          €{priceOf(day.day())}
        </Box>
      </Box>
    </DateRangePickerDay>
  );
}

export default function NightPrices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Nights at the hotel"
        defaultValue={[dayjs('2026-03-16'), dayjs('2026-03-19')]}
        slots={{ day: PricedDay }}
        slotProps={{ popper: { 'aria-label': 'Nights at the hotel' } }}
        sx={{ width: 300, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
