import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { columns, readings, type Gauge } from './gauges';

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
