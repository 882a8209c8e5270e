import type { GridRowsProp } from '@mui/x-data-grid';

export interface Tour {
  id: number;
  guide: string;
  start: Date;
  price: number;
}

export const tours: GridRowsProp<Tour> = [
  { id: 1, guide: 'Alba Costa', start: new Date(2026, 4, 2), price: 1250 },
  { id: 2, guide: 'Ren Ito', start: new Date(2026, 4, 3), price: 980.5 },
  { id: 3, guide: 'Luc Martin', start: new Date(2026, 10, 9), price: 2400 },
];
