import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Recording {
  id: number;
  title: string;
  ensemble: string;
  minutes: number;
}

const titles = ['Harvest songs', 'Lullabies', 'Ferry shanties', 'Wedding dances'] as const;
const ensembles = ['Trio Almira', 'The Fenland Five', 'Coro di Notte'] as const;

export const recordings: GridRowsProp<Recording> = Array.from({ length: 34 }, (_, index) => ({
  id: index + 1,
  title: `${titles[index % titles.length]}, reel ${index + 1}`,
  ensemble: ensembles[index % ensembles.length] ?? ensembles[0],
  minutes: 18 + ((index * 7) % 25),
}));

export const columns: GridColDef<Recording>[] = [
  { field: 'title', headerName: 'Recording', flex: 1, minWidth: 150 },
  { field: 'ensemble', headerName: 'Ensemble', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];
