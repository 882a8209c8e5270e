import { DataGridPro } from '@mui/x-data-grid-pro';
import { rosterColumns, shifts } from './roster';

export default function PinnedRoster() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Hours of the week"
        rows={shifts}
        columns={rosterColumns}
        initialState={{ pinnedColumns: { left: ['name'], right: ['total'] } }}
        hideFooter
      />
    </div>
  );
}
