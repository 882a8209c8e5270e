import { DataGrid, gridClasses, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from './concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'hall', headerName: 'Hall', width: 130 },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: { showQuickFilter: false },
  filterPanel: {
    columnsSort: 'asc',
    filterFormProps: {
      columnInputProps: { sx: { width: 'auto' } },
      operatorInputProps: { variant: 'outlined', sx: { width: 'auto' } },
      valueInputProps: { sx: { width: 'auto', '& > *': { width: '100%' } } },
    },
    sx: {
      width: 260,
      [`& .${gridClasses.filterForm}`]: { flexDirection: 'column' },
      [`& .${gridClasses.filterFormDeleteIcon}`]: { alignSelf: 'end' },
    },
  },
};

export default function StackedPanel() {
  return (
    <div style={{ height: 396, width: '100%' }}>
      <DataGrid
        label="Concerts"
        rows={concerts}
        columns={columns}
        showToolbar
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}
