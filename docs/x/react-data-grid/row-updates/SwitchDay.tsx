import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

type Day = 'Friday' | 'Saturday';

interface Concert {
  id: string;
  start: string;
  band: string;
  stage: string;
}

const program: Record<Day, Concert[]> = {
  Friday: [
    { id: 'F1', start: '18:30', band: 'Harbor Lights', stage: 'Meadow' },
    { id: 'F2', start: '20:00', band: 'Nine Volt Choir', stage: 'Barn' },
    { id: 'F3', start: '21:45', band: 'Amina Diallo', stage: 'Meadow' },
  ],
  Saturday: [
    { id: 'S1', start: '16:00', band: 'Tin Orchard', stage: 'Barn' },
    { id: 'S2', start: '19:15', band: 'Los Vecinos', stage: 'Meadow' },
  ],
};

const columns: GridColDef<Concert>[] = [
  { field: 'start', headerName: 'Start', width: 90 },
  { field: 'band', headerName: 'Band', flex: 1, minWidth: 130 },
  { field: 'stage', headerName: 'Stage', width: 110 },
];

export default function SwitchDay() {
  const apiRef = useGridApiRef();
  const timer = React.useRef<number>(undefined);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = (day: Day) => {
    window.clearTimeout(timer.current);
    apiRef.current?.setLoading(true);
    // Stands in for a request of 800 ms. `setRows` ends the loading state as well.
    // Left out: a request that fails has to call `setLoading(false)`.
    timer.current = window.setTimeout(() => apiRef.current?.setRows(program[day]), 800);
  };

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => show('Friday')}>Friday</Button>
        <Button onClick={() => show('Saturday')}>Saturday</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Festival concerts"
          apiRef={apiRef}
          rows={program.Friday}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
