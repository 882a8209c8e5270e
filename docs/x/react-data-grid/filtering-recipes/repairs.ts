import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Repair {
  id: number;
  device: string;
  customer: string;
  state: 'waiting' | 'in repair' | 'ready';
  cost: number;
}

export const repairs: GridRowsProp<Repair> = [
  { id: 701, device: 'Toaster', customer: 'Ms. Okoye', state: 'ready', cost: 18 },
  { id: 702, device: 'Turntable', customer: 'Mr. Lindahl', state: 'in repair', cost: 95 },
  { id: 703, device: 'Sewing machine', customer: 'Ms. Popescu', state: 'waiting', cost: 60 },
  { id: 704, device: 'Desk lamp', customer: 'Mr. Tan', state: 'ready', cost: 25 },
  { id: 705, device: 'Radio', customer: 'Ms. Okoye', state: 'waiting', cost: 110 },
  { id: 706, device: 'Mixer', customer: 'Mr. Haddad', state: 'waiting', cost: 32 },
];

export const columns: GridColDef<Repair>[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 130 },
  { field: 'customer', headerName: 'Customer', width: 130 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['waiting', 'in repair', 'ready'],
    width: 110,
  },
  { field: 'cost', headerName: 'Cost (€)', type: 'number', width: 100 },
];
