/** What the claims of installation open in the real browser. */
import { DataGrid } from '@mui/x-data-grid';

export function InBox() {
  return (
    <div style={{ height: 300 }}>
      <DataGrid aria-label="Check" rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />
    </div>
  );
}
