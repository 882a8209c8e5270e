import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Employee {
  id: number;
  name: string;
  team: string;
  desk: string;
}

export const staff: GridRowsProp<Employee> = [
  { id: 1, name: 'Idris Cole', team: 'Support', desk: '2.14' },
  { id: 2, name: 'Hanna Virtanen', team: 'Design', desk: '2.20' },
  { id: 3, name: 'Mateo Rojas', team: 'Support', desk: '1.03' },
];

export const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  {
    field: 'team',
    headerName: 'Team',
    type: 'singleSelect',
    valueOptions: ['Design', 'Sales', 'Support'],
    width: 120,
    editable: true,
  },
  { field: 'desk', headerName: 'Desk', width: 90, editable: true },
];
