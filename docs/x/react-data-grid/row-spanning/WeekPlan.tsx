import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Hour {
  id: string;
  mon: string | null;
  tue: string | null;
  wed: string | null;
}

const rows: GridRowsProp<Hour> = [
  { id: '09:00', mon: 'Pottery', tue: null, wed: 'Choir' },
  { id: '10:00', mon: 'Pottery', tue: 'Spanish', wed: 'Choir' },
  { id: '11:00', mon: 'Pottery', tue: 'Spanish', wed: null },
  { id: '12:00', mon: null, tue: 'Spanish', wed: 'First aid' },
  { id: '13:00', mon: 'Chess', tue: null, wed: 'First aid' },
];

const day: Partial<GridColDef<Hour>> = {
  flex: 1,
  minWidth: 90,
  display: 'flex',
  align: 'center',
  headerAlign: 'center',
  cellClassName: ({ value }) => (value ? 'course' : ''),
};

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'Time', width: 80 },
  { ...day, field: 'mon', headerName: 'Monday' },
  { ...day, field: 'tue', headerName: 'Tuesday' },
  { ...day, field: 'wed', headerName: 'Wednesday' },
];

export default function WeekPlan() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        aria-label="Courses of the week"
        rows={rows}
        columns={columns}
        rowHeight={40}
        rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableColumnSorting
        disableColumnFilter
        disableRowSelectionOnClick
        hideFooter
        sx={{ '& .course': { bgcolor: 'action.selected' } }}
      />
    </div>
  );
}
