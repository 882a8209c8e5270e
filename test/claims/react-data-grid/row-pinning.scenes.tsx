/** What the claims of row pinning open in the real browser. */
import { DataGridPro } from '@mui/x-data-grid-pro';

const rows: readonly { id: number | string }[] = Array.from({ length: 100 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];
const pinnedRows = { top: [{ id: 't1' }, { id: 't2' }], bottom: [{ id: 'z' }] };

export function Pinned() {
  return (
    <div style={{ height: 420, width: 300 }}>
      <DataGridPro rows={rows} columns={columns} pinnedRows={pinnedRows} hideFooter />
    </div>
  );
}

export function NotPinned() {
  return (
    <div style={{ height: 420, width: 300 }}>
      <DataGridPro rows={rows} columns={columns} hideFooter />
    </div>
  );
}
