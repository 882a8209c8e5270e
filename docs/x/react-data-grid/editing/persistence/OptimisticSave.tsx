import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Shift {
  id: number;
  volunteer: string;
  hours: number;
}

const planned: GridRowsProp<Shift> = [
  { id: 1, volunteer: 'Leila Farahani', hours: 3 },
  { id: 2, volunteer: 'Jonas Weber', hours: 4 },
  { id: 3, volunteer: 'Mei Tanaka', hours: 2 },
];

const columns: GridColDef<Shift>[] = [
  { field: 'volunteer', headerName: 'Volunteer', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110, editable: true },
];

/** Stands in for `PUT /shifts/:id`: answers after 800 ms and refuses more than 8 hours. */
async function saveShift(shift: Shift) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (shift.hours > 8) {
    throw new Error(`${shift.hours} hours are too long a shift for ${shift.volunteer}.`);
  }
}

export default function OptimisticSave() {
  const [shifts, setShifts] = React.useState(planned);
  const [refused, setRefused] = React.useState<string | null>(null);

  const store = (shift: Shift) =>
    setShifts((current) => current.map((other) => (other.id === shift.id ? shift : other)));

  const processRowUpdate = (newShift: Shift, oldShift: Shift) => {
    store(newShift);
    setRefused(null);
    saveShift(newShift).catch((error: Error) => {
      store(oldShift);
      setRefused(`${error.message} The entry is back to ${oldShift.hours}.`);
    });
    return newShift;
  };

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
