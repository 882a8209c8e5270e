import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

export default function FixedHeight() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Sensor readings" rows={sensors} columns={sensorColumns} hideFooter />
    </div>
  );
}
