import { DataGridPro } from '@mui/x-data-grid-pro';
import { albumColumns, albums } from './records';

export default function DragColumns() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro aria-label="Records" rows={albums} columns={albumColumns} hideFooter />
    </div>
  );
}
