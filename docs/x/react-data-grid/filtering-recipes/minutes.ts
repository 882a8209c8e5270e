import type { GridRowsProp } from '@mui/x-data-grid';

export interface Minute {
  id: number;
  topic: string;
  decision: string;
}

export const rows: GridRowsProp<Minute> = [
  { id: 1, topic: 'Roof', decision: 'Ask three roofers for an offer by June' },
  { id: 2, topic: 'Garden', decision: 'Plant the pear tree next to the bike shed' },
  { id: 3, topic: 'Bikes', decision: 'Two more stands, paid by the housing fund' },
  { id: 4, topic: 'Noise', decision: 'Quiet hours from ten, also in the garden' },
];
