/** What the claims on custom fields open in the real browser. */
import type { ComponentType } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function Placed() {
  const { setOpen, triggerRef } = usePickerContext();
  return (
    <button ref={triggerRef} type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

function Lost() {
  const { setOpen } = usePickerContext();
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

function In({ field }: { field: ComponentType }) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ padding: '40px 0 400px 200px' }}>
        <DatePicker slots={{ field }} />
      </div>
    </LocalizationProvider>
  );
}

export function WithTrigger() {
  return <In field={Placed} />;
}

export function WithoutTrigger() {
  return <In field={Lost} />;
}
