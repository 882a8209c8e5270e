import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const due = dayjs('2026-04-05');

export default function FieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField label="With a name of the month" format="D MMMM YYYY" defaultValue={due} />
        <DateField
          label="As written by hand"
          format="D/M/YYYY"
          shouldRespectLeadingZeros
          defaultValue={due}
        />
        <DateField
          label="With room"
          format="DD/MM/YYYY"
          formatDensity="spacious"
          defaultValue={due}
        />
      </Stack>
    </LocalizationProvider>
  );
}
