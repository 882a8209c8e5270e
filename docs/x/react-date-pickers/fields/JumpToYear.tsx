import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef } from '@mui/x-date-pickers/models';

export default function JumpToYear() {
  const fieldRef = React.useRef<FieldRef<Dayjs | null>>(null);

  const jump = (section: 'year' | 'all') => {
    flushSync(() => fieldRef.current?.setSelectedSections(null));
    fieldRef.current?.setSelectedSections(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField
          label="Passport valid until"
          defaultValue={dayjs('2026-04-15')}
          unstableFieldRef={fieldRef}
        />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => jump('year')}>
            Change the year
          </Button>
          <Button variant="outlined" onClick={() => jump('all')}>
            Select all
          </Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
