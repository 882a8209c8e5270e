import type { GridRowsProp } from '@mui/x-data-grid';

export interface FoundItem {
  id: number;
  item: string;
  place: string;
  foundOn: Date;
  shelf: number;
  claimed: boolean;
}

export const foundItems: GridRowsProp<FoundItem> = [
  {
    id: 1,
    item: 'Green umbrella',
    place: 'Tram 7',
    foundOn: new Date(2026, 2, 3),
    shelf: 14,
    claimed: false,
  },
  {
    id: 2,
    item: 'Violin case',
    place: 'Tram 12',
    foundOn: new Date(2026, 2, 5),
    shelf: 7,
    claimed: true,
  },
  {
    id: 3,
    item: 'Child’s glove, green',
    place: 'Bus 40',
    foundOn: new Date(2026, 2, 7),
    shelf: 3,
    claimed: false,
  },
  {
    id: 4,
    item: 'Umbrella with dots',
    place: 'Central station',
    foundOn: new Date(2026, 2, 9),
    shelf: 14,
    claimed: false,
  },
  {
    id: 5,
    item: 'Reading glasses',
    place: 'Tram 7',
    foundOn: new Date(2026, 2, 12),
    shelf: 21,
    claimed: false,
  },
];
