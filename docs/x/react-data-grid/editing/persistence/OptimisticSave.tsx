import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridEventListener, type GridRowId } from '@mui/x-data-grid';
import { columns, planned, saveShift, type Shift } from './shifts';

export default function OptimisticSave() {
  const [shifts, setShifts] = React.useState(planned);
  const [refused, setRefused] = React.useState<string | null>(null);

  const pending = React.useRef(new Set<GridRowId>());

  const store = (shift: Shift) =>
    setShifts((current) => current.map((other) => (other.id === shift.id ? shift : other)));

  const processRowUpdate = (newShift: Shift, oldShift: Shift) => {
    store(newShift);
    setRefused(null);
    pending.current.add(newShift.id);
    saveShift(newShift)
      .catch((error: Error) => {
        store(oldShift);
        setRefused(`${error.message} The entry is back to ${oldShift.hours}.`);
      })
      .finally(() => pending.current.delete(newShift.id));
    return newShift;
  };
  // A rollback would overwrite a second change, so the row stays closed until its answer arrives.
  const keepPendingClosed: GridEventListener<'cellEditStart'> = ({ id }, event) => {
    event.defaultMuiPrevented = pending.current.has(id);
  };

  return (
    <Stack spacing={1} sx={{ height: 290, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Volunteers’ shifts"
          rows={shifts}
          columns={columns}
          onCellEditStart={keepPendingClosed}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <Alert
        severity={refused ? 'error' : 'info'}
        role="status"
        action={refused && <Button onClick={() => setRefused(null)}>Close</Button>}
      >
        {refused ?? 'Enter 12 as hours to be refused.'}
      </Alert>
    </Stack>
  );
}
