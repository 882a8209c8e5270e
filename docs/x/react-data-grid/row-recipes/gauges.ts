import type { GridColDef } from '@mui/x-data-grid';

export interface Gauge {
  id: string;
  level: number;
  flow: number;
}

export const readings: readonly (readonly Gauge[])[] = [
  [
    { id: 'Upper weir', level: 112, flow: 38 },
    { id: 'Mill bridge', level: 96, flow: 41 },
    { id: 'Harbor', level: 240, flow: 55 },
    { id: 'Estuary', level: 318, flow: 60 },
  ],
  [
    { id: 'Upper weir', level: 118, flow: 44 },
    { id: 'Mill bridge', level: 96, flow: 42 },
    { id: 'Harbor', level: 240, flow: 55 },
    { id: 'Estuary', level: 301, flow: 60 },
  ],
];

export const columns: GridColDef<Gauge>[] = [
  { field: 'id', headerName: 'Gauge', flex: 1, minWidth: 95 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 105 },
  { field: 'flow', headerName: 'Flow (m³/s)', type: 'number', width: 112 },
];
