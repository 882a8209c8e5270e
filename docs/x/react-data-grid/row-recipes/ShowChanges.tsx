import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

interface Gauge {
  id: string;
  level: number;
  flow: number;
}

const readings: readonly (readonly Gauge[])[] = [
  [
    { id: 'Upper weir', level: 112, flow: 38 },
    { id: 'Mill bridge', level: 96, flow: 41 },
    { id: 'Harbour', level: 240, flow: 55 },
    { id: 'Estuary', level: 318, flow: 60 },
  ],
  [
    { id: 'Upper weir', level: 118, flow: 44 },
    { id: 'Mill bridge', level: 96, flow: 42 },
    { id: 'Harbour', level: 240, flow: 55 },
    { id: 'Estuary', level: 301, flow: 60 },
  ],
];

const columns: GridColDef<Gauge>[] = [
  { field: 'id', headerName: 'Gauge', flex: 1, minWidth: 95 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 105 },
  { field: 'flow', headerName: 'Flow (m³/s)', type: 'number', width: 112 },
];

const key = (id: string | number, field: string) => `${id} ${field}`;

function findChanges(before: readonly Gauge[], after: readonly Gauge[]) {
  const changes = new Set<string>();
  after.forEach(({ id, level, flow }) => {
    const old = before.find((gauge) => gauge.id === id);
    if (old?.level !== level) {
      changes.add(key(id, 'level'));
    }
    if (old?.flow !== flow) {
      changes.add(key(id, 'flow'));
    }
  });
  return changes;
}

const NONE: ReadonlySet<string> = new Set();

export default function ShowChanges() {
  const [reading, setReading] = React.useState(0);
  const [changes, setChanges] = React.useState(NONE);
  const rows = readings[reading] ?? [];

  const refresh = () => {
    const next = (reading + 1) % readings.length;
    setChanges(findChanges(rows, readings[next] ?? []));
    setReading(next);
  };

  const getCellClassName = React.useCallback<NonNullable<DataGridProps<Gauge>['getCellClassName']>>(
    ({ id, field }) => (changes.has(key(id, field)) ? 'changed' : ''),
    [changes],
  );

  return (
    <Stack spacing={1} sx={{ height: 340, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={refresh}>Next reading</Button>
        <Typography variant="body2" component="output">
          {changes.size > 0 ? `${changes.size} values changed` : 'No change yet'}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Gauges of the river"
          rows={rows}
          columns={columns}
          getCellClassName={getCellClassName}
          sx={{ '& .changed': { bgcolor: 'action.selected', fontWeight: 'bold' } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
