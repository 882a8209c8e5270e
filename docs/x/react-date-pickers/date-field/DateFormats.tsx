import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const concert = dayjs('2026-05-03');

export default function DateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField label="Numbers" format="DD.MM.YYYY" defaultValue={concert} />
        <DateField label="Name of the month" format="D MMMM YYYY" defaultValue={concert} />
        <DateField
          label="No leading zeros"
          format="D/M/YYYY"
          shouldRespectLeadingZeros
          defaultValue={concert}
        />
        <DateField label="Weekday" format="dddd, D MMM" defaultValue={concert} />
        <DateField label="Words around" format="[Week of] D MMM" defaultValue={concert} />
      </Stack>
    </LocalizationProvider>
  );
}
