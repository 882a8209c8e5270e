import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Complaint {
  id: number;
  tram: string;
  text: string;
}

export const rows: GridRowsProp<Complaint> = [
  {
    id: 1,
    tram: 'Line 3',
    text: 'The ramp at the second door stays shut. The driver had to lift the stroller out, twice this week.',
  },
  { id: 2, tram: 'Line 11', text: 'No heating.' },
  {
    id: 3,
    tram: 'Line 3',
    text: 'The stop is announced after the doors have closed, and the display shows the way back. Visitors get off too late.',
  },
];

export const columns: GridColDef<Complaint>[] = [
  { field: 'tram', headerName: 'Tram', width: 90 },
  { field: 'text', headerName: 'Complaint', flex: 1, minWidth: 160 },
];
