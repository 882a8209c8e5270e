export interface Speaker {
  id: string;
  topic: string;
}

export const speakers: readonly Speaker[] = [
  { id: 'Hanna Olsen', topic: 'Wetlands' },
  { id: 'Rafael Lima', topic: 'Reefs' },
  { id: 'Yuna Park', topic: 'Tidal flats' },
  { id: 'Tom Wekesa', topic: 'Marshes' },
];
