import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [{ field: 'id' }, { field: 'name' }];
const rows = Array.from({ length: 60 }, (_, id) => ({ id, name: `row ${id}` }));

export function LongList() {
  return (
    <div style={{ height: 400, width: 500 }}>
      <DataGridPremium rows={rows} columns={columns} cellSelection rowSelection={false} />
    </div>
  );
}
