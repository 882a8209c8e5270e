import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const contractEnd = dayjs('2026-09-30');

export default function SaveWhenFinished() {
  const [saved, setSaved] = React.useState<readonly Dayjs[]>([contractEnd]);
  /** What the field holds now, `null` while it isn't a date to save. */
  const current = React.useRef<Dayjs | null>(contractEnd);
  const isOpen = React.useRef(false);

  const save = () => {
    const day = current.current;
    if (day && !day.isSame(saved.at(-1), 'day')) {
      setSaved([...saved, day]);
    }
  };
  const handleBlur = (event: React.FocusEvent<HTMLElement>) => {
    if (!isOpen.current && !event.currentTarget.contains(event.relatedTarget)) {
      save();
    }
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }} onBlur={handleBlur}>
        <DatePicker
          label="Contract ends"
          defaultValue={contractEnd}
          onChange={(day, { validationError }) => {
            current.current = validationError === null ? day : null;
          }}
          onOpen={() => {
            isOpen.current = true;
          }}
          onClose={() => {
            isOpen.current = false;
            save();
          }}
        />
        <Typography variant="body2" component="output">
          {saved.length - 1} saved, last {saved.at(-1)?.format('D MMMM YYYY')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
