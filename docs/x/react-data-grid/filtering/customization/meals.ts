import type { GridRowsProp } from '@mui/x-data-grid';

export interface Meal {
  id: number;
  name: string;
  allergens: readonly string[];
}

export const rows: GridRowsProp<Meal> = [
  { id: 1, name: 'Pad thai', allergens: ['peanut', 'egg', 'soy'] },
  { id: 2, name: 'Caprese', allergens: ['milk'] },
  { id: 3, name: 'Ramen', allergens: ['wheat', 'egg', 'soy'] },
  { id: 4, name: 'Dal with rice', allergens: [] },
  { id: 5, name: 'Pesto rosso', allergens: ['milk', 'peanut'] },
];
