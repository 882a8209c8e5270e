import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

const lowBattery = sensors.filter((sensor) => sensor.battery < 20);

export default function FlexToolbarLayout() {
  const [onlyLow, setOnlyLow] = React.useState(false);
  const rows = onlyLow ? lowBattery : sensors;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 420, width: '100%' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {rows.length} of {sensors.length} sensors
        </Box>
        <FormControlLabel
          control={<Switch checked={onlyLow} onChange={(_, checked) => setOnlyLow(checked)} />}
          label="Low battery only"
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Sensor readings" rows={rows} columns={sensorColumns} hideFooter />
      </Box>
    </Box>
  );
}
