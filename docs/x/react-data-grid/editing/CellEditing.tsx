import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  room: string;
  hours: number;
  due: Date;
  done: boolean;
}

const rows: GridRowsProp<Task> = [
  { id: 1, task: 'Sand floor', room: 'Kitchen', hours: 12, due: new Date(2026, 2, 18), done: true },
  { id: 2, task: 'Paint ceiling', room: 'Hall', hours: 5, due: new Date(2026, 2, 20), done: false },
  { id: 3, task: 'Hang doors', room: 'Hall', hours: 4, due: new Date(2026, 2, 25), done: false },
  { id: 4, task: 'Fit sockets', room: 'Study', hours: 7, due: new Date(2026, 3, 1), done: false },
];

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140, editable: true },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ['Kitchen', 'Hall', 'Study'],
    width: 110,
    editable: true,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90, editable: true },
  { field: 'due', headerName: 'Due', type: 'date', width: 130, editable: true },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 80, editable: true },
];

export default function CellEditing() {
  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGrid aria-label="Renovation tasks" rows={rows} columns={columns} />
    </div>
  );
}
