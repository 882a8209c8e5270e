import Link from '@mui/material/Link';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Choir {
  id: number;
  name: string;
  email: string;
  rehearsal: string;
}

const rows: GridRowsProp<Choir> = [
  { id: 1, name: 'Harbor Voices', email: 'sing@harbor.example', rehearsal: 'Mon 19:30' },
  { id: 2, name: 'Chœur du Marché', email: 'bonjour@marche.example', rehearsal: 'Tue 20:00' },
  { id: 3, name: 'The Night Shift', email: 'hello@night.example', rehearsal: 'Fri 22:15' },
];

const columns: GridColDef<Choir>[] = [
  { field: 'name', headerName: 'Choir', flex: 1, minWidth: 130 },
  { field: 'rehearsal', headerName: 'Rehearsal', width: 110 },
  {
    field: 'email',
    headerName: 'Write to',
    width: 190,
    renderCell: ({ value, tabIndex }: GridRenderCellParams<Choir, string>) => (
      // The link is a stop for Tab only while its cell is the current one.
      <Link href={`mailto:${value}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
];

export default function CellsWithLinks() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Choirs" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
