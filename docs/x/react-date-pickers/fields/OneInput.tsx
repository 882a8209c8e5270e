import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OneInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Received on"
        enableAccessibleFieldDOMStructure={false}
        defaultValue={dayjs('2026-04-15')}
      />
    </LocalizationProvider>
  );
}
