import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro';

export interface Ship {
  id: number;
  name: string;
  cargo: 'containers' | 'grain' | 'timber';
  meters: number;
  due: Date;
  pilot: boolean;
}

export const ships: GridRowsProp<Ship> = [
  {
    id: 1,
    name: 'Astrid Maria',
    cargo: 'timber',
    meters: 89,
    due: new Date(2026, 2, 16),
    pilot: false,
  },
  {
    id: 2,
    name: 'Golden Estuary',
    cargo: 'containers',
    meters: 334,
    due: new Date(2026, 2, 16),
    pilot: true,
  },
  {
    id: 3,
    name: 'Nordkap',
    cargo: 'grain',
    meters: 142,
    due: new Date(2026, 2, 17),
    pilot: false,
  },
  {
    id: 4,
    name: 'Port of Busan',
    cargo: 'containers',
    meters: 366,
    due: new Date(2026, 2, 18),
    pilot: true,
  },
  {
    id: 5,
    name: 'Estrela do Norte',
    cargo: 'grain',
    meters: 180,
    due: new Date(2026, 2, 18),
    pilot: true,
  },
];

export const columns: GridColDef<Ship>[] = [
  { field: 'name', headerName: 'Ship', flex: 1, minWidth: 140 },
  {
    field: 'cargo',
    headerName: 'Cargo',
    type: 'singleSelect',
    valueOptions: ['containers', 'grain', 'timber'],
    width: 130,
  },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 130 },
  { field: 'due', headerName: 'Due', type: 'date', width: 160 },
  { field: 'pilot', headerName: 'Pilot', type: 'boolean', width: 105 },
];
