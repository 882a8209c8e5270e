import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

export default function WindowForm() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([dayjs('2026-03-16T02:00'), null]);
  const [result, setResult] = React.useState('Nothing sent yet');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [from, until] = range.map((time) => (time?.isValid() ? time.format('HH:mm') : ''));
    if (!from || !until) {
      setResult('Not sent: enter both times');
    } else if (until <= from) {
      setResult('Not sent: the end comes after the start');
    } else {
      setResult(JSON.stringify({ from, until }));
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
        onSubmit={handleSubmit}
      >
        <MultiInputTimeRangeField
          ampm={false}
          value={range}
          onChange={setRange}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Backup from' : 'Backup until',
            }),
          }}
        />
        <Button type="submit" variant="contained">
          Save the window
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
