import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';
import { moneyColumn } from './money';

const columns: readonly GridColDef<Job>[] = [
  { field: 'name', headerName: 'Repair', flex: 1, minWidth: 140 },
  { ...moneyColumn, field: 'price', headerName: 'Price' },
  {
    ...moneyColumn,
    field: 'members',
    headerName: 'For members',
    valueGetter: (_, row) => row.price && row.price * 0.8,
  },
];

export default function MoneyColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Repairs" rows={jobs} columns={columns} hideFooter />
    </div>
  );
}
