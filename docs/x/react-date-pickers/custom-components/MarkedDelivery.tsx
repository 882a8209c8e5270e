import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface DeliveryDayProps extends PickersDayProps {
  deliveries?: readonly string[];
}

function DeliveryDay({ deliveries = [], ...props }: DeliveryDayProps) {
  const isMarked = deliveries.includes(props.day.format('YYYY-MM-DD'));
  const name = props.day.format('D');

  return (
    <PickersDay
      {...props}
      aria-label={isMarked ? `${name}, delivery` : undefined}
      sx={isMarked ? { border: '2px solid', borderColor: 'primary.main' } : undefined}
    />
  );
}

const day: Partial<DeliveryDayProps> = { deliveries: ['2026-03-11', '2026-03-25'] };

export default function MarkedDelivery() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-16')}
        slots={{ day: DeliveryDay }}
        slotProps={{ day }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
