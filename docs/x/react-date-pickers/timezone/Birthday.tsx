import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Birthday() {
  const [saved, setSaved] = React.useState<string | null>('1991-07-04');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField
          label="Date of birth"
          defaultValue={dayjs('1991-07-04')}
          onChange={(day, { validationError }) =>
            setSaved(day && validationError === null ? day.format('YYYY-MM-DD') : null)
          }
        />
        <Typography variant="body2" role="status">
          {saved ? `Saved: ${saved}` : 'Not saved: incomplete'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
