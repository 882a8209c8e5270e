import type { GridRowsProp } from '@mui/x-data-grid';

export interface Reading {
  id: number;
  station: string;
  hour: string;
  level: number | null;
}

const RIVERS = ['Ebro', 'Drava', 'Clyde', 'Oder', 'Tagus'];

/** 80 readings of water levels, two of them missing. */
export const readings: GridRowsProp<Reading> = Array.from({ length: 80 }, (_, index) => ({
  id: index + 1,
  station: `${RIVERS[index % RIVERS.length]} ${1 + Math.floor(index / RIVERS.length)}`,
  hour: `${String(index % 24).padStart(2, '0')}:00`,
  level: index === 31 || index === 66 ? null : 120 + ((index * 37) % 90),
}));
