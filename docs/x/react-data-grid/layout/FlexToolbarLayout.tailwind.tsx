import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

const lowBattery = sensors.filter((sensor) => sensor.battery < 20);

export default function FlexToolbarLayout() {
  const [onlyLow, setOnlyLow] = React.useState(false);
  const rows = onlyLow ? lowBattery : sensors;

  return (
    <div className="flex h-[420px] w-full flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="text-neutral-600 dark:text-neutral-300">
          {rows.length} of {sensors.length} sensors
        </span>
        <FormControlLabel
          control={<Switch checked={onlyLow} onChange={(_, checked) => setOnlyLow(checked)} />}
          label="Low battery only"
        />
      </div>
      <div className="min-h-0 flex-1">
        <DataGrid aria-label="Sensor readings" rows={rows} columns={sensorColumns} hideFooter />
      </div>
    </div>
  );
}
