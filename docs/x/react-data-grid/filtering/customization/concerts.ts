import type { GridRowsProp } from '@mui/x-data-grid';

export interface Concert {
  id: number;
  artist: string;
  date: Date;
  hall: string;
}

export const concerts: GridRowsProp<Concert> = [
  { id: 1, artist: 'Tidelands Quartet', date: new Date(2026, 4, 2), hall: 'Foyer' },
  { id: 2, artist: 'Mireille Kanté', date: new Date(2026, 4, 8), hall: 'Great hall' },
  { id: 3, artist: 'Slow Freight', date: new Date(2026, 4, 15), hall: 'Cellar' },
  { id: 4, artist: 'Orchestra of the Fens', date: new Date(2026, 4, 22), hall: 'Great hall' },
  { id: 5, artist: 'Yuki Tanabe', date: new Date(2026, 5, 5), hall: 'Cellar' },
];
