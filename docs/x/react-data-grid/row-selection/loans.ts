import type { GridRowsProp } from '@mui/x-data-grid-pro';

export interface Loan {
  id: string;
  title: string;
  reader: string;
  daysLate: number;
}

export const rows: GridRowsProp<Loan> = [
  { id: 'L-40', title: 'Sourdough at Sea', reader: 'Ines Duarte', daysLate: 0 },
  { id: 'L-41', title: 'Knots for Beginners', reader: 'Tomasz Nowak', daysLate: 12 },
  { id: 'L-42', title: 'The Quiet Orchard', reader: 'Hana Kimura', daysLate: 3 },
  { id: 'L-43', title: 'A Year of Moss', reader: 'Kwame Boateng', daysLate: 0 },
  { id: 'L-44', title: 'Lighthouse Atlas', reader: 'Priya Nair', daysLate: 21 },
];
