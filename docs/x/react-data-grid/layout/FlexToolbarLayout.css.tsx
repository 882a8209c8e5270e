import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';
import './FlexToolbarLayout.css';

const lowBattery = sensors.filter((sensor) => sensor.battery < 20);

export default function FlexToolbarLayout() {
  const [onlyLow, setOnlyLow] = React.useState(false);
  const rows = onlyLow ? lowBattery : sensors;

  return (
    <div className="sensor-panel">
      <div className="sensor-panel-bar">
        <span className="sensor-panel-count">
          {rows.length} of {sensors.length} sensors
        </span>
        <FormControlLabel
          control={<Switch checked={onlyLow} onChange={(_, checked) => setOnlyLow(checked)} />}
          label="Low battery only"
        />
      </div>
      <div className="sensor-panel-grid">
        <DataGrid aria-label="Sensor readings" rows={rows} columns={sensorColumns} hideFooter />
      </div>
    </div>
  );
}
