import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns } from './columns';
import { loans, type Loan } from './loans';

const withoutMenu: readonly GridColDef<Loan>[] = columns.map((column) =>
  column.field === 'object' ? { ...column, disableColumnMenu: true } : column,
);

export default function DefaultMenu() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Loans" rows={loans} columns={withoutMenu} hideFooter />
    </div>
  );
}
