import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { columns, planned, saveShift, type Shift } from './shifts';

export default function OptimisticSave() {
  const [shifts, setShifts] = React.useState(planned);
  const [errors, setErrors] = React.useState<Record<number, string>>({});
  // Rows with a pending request. A newer version of the row waits here for the response.
  const pending = React.useRef(new Map<number, Shift | null>());

  const update = (id: number, patch: Partial<Shift>) =>
    setShifts((current) =>
      current.map((shift) => (shift.id === id ? { ...shift, ...patch } : shift)),
    );

  const save = async (shift: Shift) => {
    const { id } = shift;
    if (pending.current.has(id)) {
      pending.current.set(id, shift);
      return;
    }
    update(id, { status: 'Saving…' });
    let error = '';
    for (let next: Shift | null = shift; next; next = pending.current.get(id) ?? null) {
      pending.current.set(id, null);
      error = await saveShift(next).then(
        () => '',
        (reason: Error) => reason.message,
      );
    }
    pending.current.delete(id);
    update(id, { status: error ? 'Not saved' : 'Saved' });
    setErrors((current) => ({ ...current, [id]: error }));
  };

  const processRowUpdate = (newShift: Shift, oldShift: Shift) => {
    if (newShift.hours === oldShift.hours) {
      return oldShift;
    }
    const shown: Shift = { ...newShift, status: 'Saving…' };
    update(shown.id, shown);
    void save(shown);
    return shown;
  };
  const refused = shifts.filter(({ id, status }) => errors[id] && status === 'Not saved');

  return (
    <Stack spacing={1} sx={{ height: 290, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Volunteers’ shifts"
          rows={shifts}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <Alert severity={refused.length > 0 ? 'error' : 'info'} role="status">
        {refused.length === 0 && 'Enter 12 as hours to be refused: a shift has up to 8.'}
        {refused.map((shift) => (
          <div key={shift.id}>
            {errors[shift.id]}{' '}
            <Button size="small" color="inherit" onClick={() => save(shift)}>
              Save {shift.volunteer} again
            </Button>
          </div>
        ))}
      </Alert>
    </Stack>
  );
}
