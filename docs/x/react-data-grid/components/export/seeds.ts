import type { GridColDef } from '@mui/x-data-grid';

export interface Seed {
  id: string;
  species: string;
  origin: string;
  grams: number;
  shelf: string;
}

export const columns: readonly GridColDef<Seed>[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 150 },
  { field: 'origin', headerName: 'Origin', width: 120 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

export const seeds: readonly Seed[] = [
  { id: 'S-11', species: 'Emmer wheat', origin: 'Anatolia', grams: 420, shelf: 'A2' },
  { id: 'S-12', species: 'Blue corn', origin: 'Oaxaca', grams: 310, shelf: 'A4' },
  { id: 'S-17', species: 'Finger millet', origin: 'Karnataka', grams: 95, shelf: 'B1' },
  { id: 'S-20', species: 'Sea kale', origin: 'Brittany', grams: 38, shelf: 'C3' },
];
