import type { GridRowsProp } from '@mui/x-data-grid';

export interface Concert {
  id: number;
  band: string;
  date: Date;
}

export const rows: GridRowsProp<Concert> = [
  { id: 1, band: 'Brass on Wheels', date: new Date(2026, 5, 12) },
  { id: 2, band: 'The Lighthouse Trio', date: new Date(2026, 5, 19) },
  { id: 3, band: 'Choir of Saint Anne', date: new Date(2026, 6, 3) },
];
