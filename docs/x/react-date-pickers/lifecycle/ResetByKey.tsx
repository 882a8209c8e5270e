import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';

const proposals = [dayjs('2026-06-01'), dayjs('2026-06-15'), dayjs('2026-07-01')];

export default function ResetByKey() {
  const [count, setCount] = React.useState(0);
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2026-04-15'));

  const propose = () => {
    setValue(proposals[count % proposals.length] ?? null);
    setCount(count + 1);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <MobileDatePicker key={count} label="Inspection" value={value} onChange={setValue} />
        <Button variant="outlined" onClick={propose}>
          Propose a day
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
