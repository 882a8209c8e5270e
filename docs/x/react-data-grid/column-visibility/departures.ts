import type { GridColDef } from '@mui/x-data-grid';

export interface Departure {
  id: string;
  train: string;
  to: string;
  leaves: string;
  platform: number;
  operator: string;
  delay: number;
}

export const departureColumns: readonly GridColDef<Departure>[] = [
  { field: 'train', headerName: 'Train', width: 110, hideable: false },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 130 },
  { field: 'leaves', headerName: 'Leaves at', width: 110 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 100 },
  { field: 'operator', headerName: 'Operator', width: 130 },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 100,
    valueFormatter: (value: number | null) => {
      if (value === null) {
        return '';
      }
      return value === 0 ? 'On time' : `+${value} min`;
    },
  },
];

export const departures: readonly Departure[] = [
  {
    id: '1',
    train: 'IC 284',
    to: 'Rotterdam',
    leaves: '08:12',
    platform: 3,
    operator: 'Delta Rail',
    delay: 0,
  },
  {
    id: '2',
    train: 'RE 51',
    to: 'Antwerp',
    leaves: '08:20',
    platform: 7,
    operator: 'Scheldelijn',
    delay: 4,
  },
  {
    id: '3',
    train: 'EC 908',
    to: 'Cologne',
    leaves: '08:31',
    platform: 1,
    operator: 'Rhine Express',
    delay: 17,
  },
  {
    id: '4',
    train: 'S 6',
    to: 'Airport',
    leaves: '08:34',
    platform: 9,
    operator: 'Delta Rail',
    delay: 0,
  },
];
