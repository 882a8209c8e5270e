import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Stop {
  id: number;
  stop: string;
  minutes: number | null;
}

export const line: GridRowsProp<Stop> = [
  { id: 1, stop: 'Harbor', minutes: 0 },
  { id: 2, stop: 'Old market', minutes: 4 },
  { id: 3, stop: 'Observatory', minutes: 9 },
];

export const columns: GridColDef<Stop>[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120, editable: true },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, editable: true },
];
