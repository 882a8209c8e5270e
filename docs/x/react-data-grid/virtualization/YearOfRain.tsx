import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './rainfall';

export default function YearOfRain() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid aria-label="Rain in a year, in millimeters" rows={rows} columns={columns} />
    </div>
  );
}
