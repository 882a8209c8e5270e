export interface Stop {
  id: number;
  path: readonly string[];
  waiting: number;
}

export const stops: readonly Stop[] = [
  { id: 1, path: ['North'], waiting: 31 },
  { id: 2, path: ['North', 'Mill Bridge'], waiting: 12 },
  { id: 3, path: ['North', 'Town Hall'], waiting: 19 },
  { id: 4, path: ['South'], waiting: 8 },
  { id: 5, path: ['South', 'Botanic Garden'], waiting: 8 },
];
