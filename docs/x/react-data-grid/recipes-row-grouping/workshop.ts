import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Job {
  id: number;
  client: string;
  craft: string;
  person: string | null;
  hours: number;
  due: Date;
  done: boolean;
}

export const jobs: readonly Job[] = [
  {
    id: 1,
    client: 'Café Luna',
    craft: 'Joinery',
    person: 'Ayşe',
    hours: 12,
    due: new Date(2026, 3, 9),
    done: false,
  },
  {
    id: 2,
    client: 'Dr. Mbeki',
    craft: 'Upholstery',
    person: 'Tom',
    hours: 5,
    due: new Date(2026, 2, 27),
    done: true,
  },
  {
    id: 3,
    client: 'Hotel Fjord',
    craft: 'Joinery',
    person: 'Ayşe',
    hours: 30,
    due: new Date(2026, 4, 20),
    done: false,
  },
  {
    id: 4,
    client: 'Café Luna',
    craft: 'Painting',
    person: null,
    hours: 8,
    due: new Date(2026, 3, 14),
    done: false,
  },
  {
    id: 5,
    client: 'School No. 4',
    craft: 'Painting',
    person: 'Tom',
    hours: 16,
    due: new Date(2026, 2, 19),
    done: false,
  },
  {
    id: 6,
    client: 'Dr. Mbeki',
    craft: 'Joinery',
    person: null,
    hours: 3,
    due: new Date(2026, 3, 2),
    done: false,
  },
];

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

export const columns: GridColDef<Job>[] = [
  { field: 'client', headerName: 'Client', flex: 1, minWidth: 120 },
  { field: 'craft', headerName: 'Craft', width: 120 },
  { field: 'person', headerName: 'Person', width: 110 },
  {
    field: 'due',
    headerName: 'Due',
    type: 'date',
    width: 100,
    valueFormatter: (value: Date | null | undefined) => (value ? day.format(value) : ''),
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export const choices = columns.filter(({ field }) => field !== 'hours' && field !== 'due');

export function nameOf(field: string) {
  return columns.find((column) => column.field === field)?.headerName ?? field;
}
