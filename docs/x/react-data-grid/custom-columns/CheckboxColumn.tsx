import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';
import { moneyColumn } from './money';

const columns: readonly GridColDef<Job>[] = [
  { field: 'name', headerName: 'Repair', flex: 1, minWidth: 140 },
  { ...moneyColumn, field: 'price', headerName: 'Price' },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 },
];

export default function CheckboxColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Repairs"
        rows={jobs}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
