import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Volunteer {
  id: number;
  name: string;
  task: string;
  checkedIn: boolean;
}

const waitingList: readonly Volunteer[] = [
  { id: 1, name: 'Leila Haddad', task: 'Registration', checkedIn: true },
  { id: 2, name: 'Piotr Nowak', task: 'Stage', checkedIn: false },
  { id: 3, name: 'Grace Mbeki', task: 'First aid', checkedIn: false },
  { id: 4, name: 'Hugo Laurent', task: 'Parking', checkedIn: false },
  { id: 5, name: 'Mina Sato', task: 'Catering', checkedIn: false },
  { id: 6, name: 'Erik Lund', task: 'Registration', checkedIn: false },
];

const columns: GridColDef<Volunteer>[] = [
  { field: 'name', headerName: 'Volunteer', flex: 1, minWidth: 140 },
  { field: 'task', headerName: 'Task', width: 130 },
  { field: 'checkedIn', headerName: 'Checked in', type: 'boolean', width: 120 },
];

export default function RowsFromState() {
  const [rows, setRows] = React.useState(waitingList.slice(0, 3));
  const next = waitingList.find((volunteer) => !rows.some((row) => row.id === volunteer.id));

  const addNext = () => setRows((current) => (next ? [...current, next] : current));
  const removeLast = () => setRows((current) => current.slice(0, -1));
  const checkInAll = () =>
    setRows((current) => current.map((row) => (row.checkedIn ? row : { ...row, checkedIn: true })));

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={addNext} disabled={!next}>
          Add next
        </Button>
        <Button onClick={checkInAll}>Check in all</Button>
        <Button onClick={removeLast} disabled={rows.length === 0}>
          Remove last
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Volunteers of the shift" rows={rows} columns={columns} />
      </div>
    </Stack>
  );
}
