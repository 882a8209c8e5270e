import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

const threeSensors = sensors.slice(0, 3);
const localeText = { noRowsLabel: 'No sensor has reported yet' };
const overlayHeight = { '--DataGrid-overlayHeight': '160px' };

export default function EmptyGridHeight() {
  const [state, setState] = React.useState<'loading' | 'empty' | 'filled'>('empty');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the grid"
        value={state}
        onChange={(_, next: typeof state | null) => setState(next ?? state)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="filled">Filled</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Sensor readings"
          rows={state === 'filled' ? threeSensors : []}
          columns={sensorColumns}
          loading={state === 'loading'}
          localeText={localeText}
          sx={overlayHeight}
          hideFooter
        />
      </div>
    </div>
  );
}
