import { DataGrid, type GridColDef, type GridRowHeightReturnValue } from '@mui/x-data-grid';
import { reviews, type Review } from './reviews';

const columns: GridColDef<Review>[] = [
  { field: 'hike', headerName: 'Hike', width: 110 },
  { field: 'text', headerName: 'Review', flex: 1, minWidth: 220 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
];

const getRowHeight = (): GridRowHeightReturnValue => 'auto';
const getEstimatedRowHeight = () => 80;

export default function AutoHeight() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Reviews of hikes"
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ '& .MuiDataGrid-cell': { py: 2 } }}
        hideFooter
      />
    </div>
  );
}
