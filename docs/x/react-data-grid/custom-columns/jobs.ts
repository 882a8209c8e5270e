export interface Job {
  id: number;
  name: string;
  price: number | null;
  tags: readonly string[];
  /** Jobs of this kind in the last eight weeks. */
  weeks: readonly number[];
  rating: number;
}

export const jobs: readonly Job[] = [
  {
    id: 1,
    name: 'Brakes bled',
    price: 48.5,
    tags: ['hydraulic'],
    weeks: [2, 3, 3, 5, 4, 6, 7, 6],
    rating: 5,
  },
  {
    id: 2,
    name: 'Wheel trued',
    price: 22,
    tags: ['while you wait', 'front or rear'],
    weeks: [6, 5, 6, 4, 4, 3, 3, 2],
    rating: 4,
  },
  {
    id: 3,
    name: 'Battery checked',
    price: 35,
    tags: ['e-bike', 'while you wait'],
    weeks: [1, 1, 2, 2, 4, 4, 5, 8],
    rating: 3,
  },
  {
    id: 4,
    name: 'Frame welded',
    price: null,
    tags: [],
    weeks: [0, 1, 0, 0, 2, 1, 0, 1],
    rating: 4,
  },
];
