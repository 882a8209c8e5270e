import type { GridColDef } from '@mui/x-data-grid-premium';
import { formatEuro, type Ticket } from './ferry';

export const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 90, pivotable: false },
  { field: 'route', headerName: 'Route', width: 140 },
  { field: 'ship', headerName: 'Ship', width: 130 },
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'soldOn', headerName: 'Sold on', type: 'date', width: 120 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: formatEuro,
  },
];
