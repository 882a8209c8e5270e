import { DataGrid } from '@mui/x-data-grid';
import { departureColumns, departures } from './departures';

export default function InitialVisibility() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={departures}
        columns={departureColumns}
        initialState={{ columns: { columnVisibilityModel: { operator: false, platform: false } } }}
        hideFooter
      />
    </div>
  );
}
