import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CompleteDates() {
  const [birthday, setBirthday] = React.useState<Dayjs | null>(dayjs('1990-06-24'));
  const [saved, setSaved] = React.useState('1990-06-24');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField
          label="Date of birth"
          value={birthday}
          onChange={(value, context) => {
            setBirthday(value);
            if (value && context.validationError === null) {
              setSaved(value.format('YYYY-MM-DD'));
            }
          }}
        />
        <Typography variant="body2" role="status">
          Last complete date: {saved}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
