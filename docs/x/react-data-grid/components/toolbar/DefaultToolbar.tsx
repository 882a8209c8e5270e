import { DataGrid } from '@mui/x-data-grid';
import { columns, routes } from './routes';

export default function DefaultToolbar() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid label="Climbing routes" rows={routes} columns={columns} showToolbar hideFooter />
    </div>
  );
}
