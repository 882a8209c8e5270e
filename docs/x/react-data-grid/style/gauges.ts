import type { GridColDef } from '@mui/x-data-grid';

export interface Gauge {
  id: string;
  station: string;
  river: string;
  level: number | null;
  alarm: number;
}

export const columns: readonly GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'river', headerName: 'River', width: 110 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'alarm', headerName: 'Alarm at', type: 'number', width: 100 },
];

export const gauges: readonly Gauge[] = [
  { id: 'g1', station: 'Old Weir', river: 'Arve', level: 212, alarm: 340 },
  { id: 'g2', station: 'Mill Bridge', river: 'Arve', level: 352, alarm: 340 },
  { id: 'g3', station: 'Sandhurst Lock', river: 'Teme', level: null, alarm: 410 },
  { id: 'g4', station: 'Quay Street', river: 'Teme', level: 398, alarm: 410 },
];
