import type { GridRowsProp } from '@mui/x-data-grid';

export interface Visit {
  id: number;
  patient: string;
  notes: string;
}

export const rows: GridRowsProp<Visit> = [
  { id: 1, patient: 'Pepper, cat', notes: 'Second vaccination.\nEars clean, teeth good.' },
  { id: 2, patient: 'Bruno, dog', notes: 'Limps on the left hind leg since Sunday.' },
  { id: 3, patient: 'Kiwi, parrot', notes: '' },
];
