import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const contractEnd = dayjs('2026-09-30');

const nameOf = (day: Dayjs | null) => day?.format('D MMMM YYYY') ?? 'no end';

export default function SaveWhenFinished() {
  const [saved, setSaved] = React.useState<readonly string[]>([nameOf(contractEnd)]);
  /** What the field holds now, `undefined` while that has an error. */
  const current = React.useRef<Dayjs | null | undefined>(contractEnd);
  const isOpen = React.useRef(false);
  const input = React.useRef<HTMLInputElement>(null);

  const save = () => {
    const day = current.current;
    // Half a date is `null` too, but leaves a text.
    if (day === undefined || (day === null && input.current?.value !== '')) {
      return;
    }
    setSaved((all) => (all.at(-1) === nameOf(day) ? all : [...all, nameOf(day)]));
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
          inputRef={input}
          slotProps={{ field: { clearable: true } }}
          onChange={(day, { validationError }) => {
            current.current = validationError === null ? day : undefined;
          }}
          onOpen={() => {
            isOpen.current = true;
          }}
          onClose={() => {
            isOpen.current = false;
            // The input still has the text from before.
            setTimeout(save);
          }}
        />
        <Typography variant="body2" component="output">
          {saved.length - 1} saved, last {saved.at(-1)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
