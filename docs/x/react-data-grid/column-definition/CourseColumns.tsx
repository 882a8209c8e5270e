import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Course {
  id: string;
  title: string;
  teacher: string;
  seats: number;
}

const columns: readonly GridColDef<Course>[] = [
  { field: 'title', headerName: 'Course', flex: 1, minWidth: 160 },
  { field: 'teacher', headerName: 'Teacher', width: 150 },
  { field: 'seats', headerName: 'Free seats', type: 'number', width: 110 },
];

const rows: readonly Course[] = [
  { id: 'pot', title: 'Pottery for beginners', teacher: 'Hana Novak', seats: 4 },
  { id: 'swe', title: 'Swedish A1', teacher: 'Elin Åberg', seats: 11 },
  { id: 'fil', title: 'Film editing', teacher: 'Marco Ruiz', seats: 0 },
  { id: 'bee', title: 'Beekeeping', teacher: 'Oluchi Eze', seats: 7 },
];

export default function CourseColumns() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Evening courses" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
