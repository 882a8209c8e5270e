import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

export default function ContentHeight() {
  const [count, setCount] = React.useState(3);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
        <Button disabled={count === sensors.length} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 400 }}>
        <DataGrid
          aria-label="Sensor readings"
          rows={sensors.slice(0, count)}
          columns={sensorColumns}
          hideFooter
        />
      </div>
    </div>
  );
}
