import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function JumpToYear() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const jump = (section: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
        <DateField
          label="Passport valid until"
          defaultValue={dayjs('2026-04-15')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
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
