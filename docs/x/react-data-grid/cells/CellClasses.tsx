import { DataGrid, type DataGridProps, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Pool {
  id: string;
  morning: number;
  noon: number;
  evening: number;
}

const rows: GridRowsProp<Pool> = [
  { id: 'Children', morning: 31.5, noon: 32.1, evening: 31.8 },
  { id: 'Lanes', morning: 26.2, noon: 25.4, evening: 26.0 },
  { id: 'Diving', morning: 27.1, noon: 28.6, evening: 27.9 },
];

const columns: GridColDef<Pool>[] = [
  { field: 'id', headerName: 'Pool', flex: 1, minWidth: 75 },
  { field: 'morning', headerName: 'Morning', type: 'number', width: 85 },
  { field: 'noon', headerName: 'Noon', type: 'number', width: 70 },
  { field: 'evening', headerName: 'Evening', type: 'number', width: 85 },
];

const getCellClassName: DataGridProps<Pool>['getCellClassName'] = ({ value, row }) => {
  const limit = row.id === 'Children' ? 32 : 28;
  return typeof value === 'number' && value > limit ? 'too-warm' : '';
};

export default function CellClasses() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Water temperature in °C"
        rows={rows}
        columns={columns}
        getCellClassName={getCellClassName}
        showCellVerticalBorder
        sx={{ '& .too-warm': { color: 'error.main', fontWeight: 'bold' } }}
        hideFooter
      />
    </div>
  );
}
