import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

export default function ActionsAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Court date"
        defaultValue={dayjs('2026-03-16')}
        slotProps={{
          actionBar: { actions: ['clear'] },
          layout: {
            sx: {
              [`& .${pickersLayoutClasses.actionBar}`]: { gridColumn: '2 / 4', gridRow: 1 },
              [`& .${pickersLayoutClasses.contentWrapper}`]: { gridRow: 2 },
            },
          },
        }}
      />
    </LocalizationProvider>
  );
}
