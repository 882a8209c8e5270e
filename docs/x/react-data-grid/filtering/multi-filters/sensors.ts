import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro';

export interface Sensor {
  id: string;
  room: string;
  kind: 'temperature' | 'humidity' | 'CO₂';
  battery: number;
  lastSeen: Date;
}

export const rows: GridRowsProp<Sensor> = [
  { id: 'S-01', room: 'Archive', kind: 'humidity', battery: 12, lastSeen: new Date(2026, 2, 14) },
  {
    id: 'S-02',
    room: 'Archive',
    kind: 'temperature',
    battery: 88,
    lastSeen: new Date(2026, 2, 16),
  },
  { id: 'S-03', room: 'Lab 2', kind: 'CO₂', battery: 47, lastSeen: new Date(2026, 2, 16) },
  { id: 'S-04', room: 'Lab 2', kind: 'temperature', battery: 9, lastSeen: new Date(2026, 2, 16) },
  { id: 'S-05', room: 'Cafeteria', kind: 'CO₂', battery: 63, lastSeen: new Date(2026, 1, 27) },
  { id: 'S-06', room: 'Cafeteria', kind: 'humidity', battery: 71, lastSeen: new Date(2026, 2, 15) },
];

export const columns: GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 80, filterable: false },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 115 },
  {
    field: 'kind',
    headerName: 'Measures',
    type: 'singleSelect',
    valueOptions: ['temperature', 'humidity', 'CO₂'],
    width: 150,
  },
  { field: 'battery', headerName: 'Battery %', type: 'number', width: 150 },
  { field: 'lastSeen', headerName: 'Last seen', type: 'date', width: 140 },
];
