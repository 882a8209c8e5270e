import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

dayjs.extend(customParseFormat);

export default function ReminderTime() {
  const [text, setText] = React.useState('08:30');
  const [isValid, setIsValid] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <TimePicker
          label="Daily reminder"
          value={text ? dayjs(text, 'HH:mm') : null}
          onChange={(value, context) => {
            // With limits, keep the text of disabled times too, so that the field isn't cleared.
            setText(value ? value.format('HH:mm') : '');
            setIsValid(context.validationError === null);
          }}
        />
        <Typography variant="body2" role="status">
          {text && isValid ? `Saved as ${text}` : 'No complete time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
