import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';
import { ratingColumn } from './rating';

const columns: readonly GridColDef<Job>[] = [
  { field: 'name', headerName: 'Repair', flex: 1, minWidth: 140 },
  ratingColumn<Job>('rating', { headerName: 'Rating', editable: true }),
];

export default function RatingColumn() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Repairs" rows={jobs} columns={columns} hideFooter />
    </div>
  );
}
