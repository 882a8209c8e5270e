import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const firstDay = dayjs('2026-03-16');

export default function PickerSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery day"
        defaultValue={firstDay}
        minDate={firstDay}
        slots={{ openPickerIcon: LocalShippingIcon }}
        slotProps={{
          field: { clearable: true },
          textField: ({ isPickerValueEmpty }) => ({
            helperText: isPickerValueEmpty
              ? 'Pick a day and we reserve a van.'
              : 'The driver calls 30 minutes before arrival.',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
