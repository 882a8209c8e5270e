import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Album {
  id: string;
  artist: string;
  title: string;
  label: string;
  year: number;
  stock: number;
}

export const albums: readonly Album[] = [
  { id: 'LP-108', artist: 'Nils Aaker', title: 'Harbor', label: 'Nordlys', year: 1974, stock: 2 },
  { id: 'LP-131', artist: 'Las Olas', title: 'Sal y luz', label: 'Marea', year: 1988, stock: 5 },
  { id: 'LP-140', artist: 'Yuki Arai', title: 'Paper rain', label: 'Kita', year: 1981, stock: 1 },
  { id: 'LP-177', artist: 'Osei Trio', title: 'Late bus', label: 'Volta', year: 1969, stock: 3 },
];

export const albumColumns: readonly GridColDef<Album>[] = [
  { field: 'id', headerName: 'Number', width: 100, disableReorder: true },
  { field: 'artist', headerName: 'Artist', width: 140 },
  { field: 'title', headerName: 'Title', width: 140 },
  { field: 'label', headerName: 'Label', width: 120 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];
