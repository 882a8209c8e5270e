/** What the claims of accessibility open in the real browser. */
import { DataGrid } from '@mui/x-data-grid';

const rows = Array.from({ length: 60 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];

/** Room for five rows, and a checkbox in each. */
export function Long() {
  return (
    <div style={{ height: 56 + 5 * 52 + 2, width: 400 }}>
      <DataGrid rows={rows} columns={columns} checkboxSelection hideFooter />
    </div>
  );
}
