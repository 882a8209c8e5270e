import type { GridColDef } from '@mui/x-data-grid';

export interface Play {
  id: string;
  title: string;
  author: string;
  language: string;
  year: number;
}

export const columns: readonly GridColDef<Play>[] = [
  { field: 'title', headerName: 'Radio play', flex: 1, minWidth: 160 },
  { field: 'author', headerName: 'Author', width: 140 },
  { field: 'language', headerName: 'Language', width: 110 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => String(value),
  },
];

export const plays: readonly Play[] = [
  {
    id: 'R1',
    title: 'The lighthouse line',
    author: 'Ines Duarte',
    language: 'Portuguese',
    year: 1974,
  },
  {
    id: 'R2',
    title: 'Night bus to Oslo',
    author: 'Per Solberg',
    language: 'Norwegian',
    year: 1988,
  },
  { id: 'R3', title: 'Seven doors', author: 'Aiko Mori', language: 'Japanese', year: 1974 },
  { id: 'R4', title: 'A letter for Oslo', author: 'Ruth Adeyemi', language: 'English', year: 2003 },
];
