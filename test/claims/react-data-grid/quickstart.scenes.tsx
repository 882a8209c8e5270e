/** What the claims of the quickstart open in the real browser. */
import { DataGrid } from '@mui/x-data-grid';

const rows = Array.from({ length: 30 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];

export function InBox() {
  return (
    <div style={{ height: 370 }} data-testid="box">
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}

export function InEmptyBox() {
  return (
    <div>
      <p>A box of no height</p>
      <div style={{ height: 0 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    </div>
  );
}
