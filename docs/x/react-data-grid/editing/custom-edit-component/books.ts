import type { GridRowsProp } from '@mui/x-data-grid';

export interface Book {
  id: number;
  title: string;
  shelf: string;
}

export const rows: GridRowsProp<Book> = [
  { id: 1, title: 'Rivers of the North', shelf: 'Geography' },
  { id: 2, title: 'Bread without Yeast', shelf: 'Cooking' },
  { id: 3, title: 'A Short History of Glass', shelf: 'Crafts' },
];

export const SHELVES = [
  'Architecture',
  'Biography',
  'Cooking',
  'Crafts',
  'Geography',
  'History',
  'Languages',
  'Mathematics',
  'Music',
  'Poetry',
];
