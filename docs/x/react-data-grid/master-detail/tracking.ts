export interface Parcel {
  id: string;
  to: string;
  kilograms: number;
}

export interface Stop {
  time: string;
  place: string;
}

export const parcels: readonly Parcel[] = [
  { id: 'P-301', to: 'Reykjavík', kilograms: 2.4 },
  { id: 'P-302', to: 'Porto', kilograms: 0.8 },
  { id: 'P-303', to: 'Vilnius', kilograms: 5.1 },
];

const stops: Record<string, readonly Stop[]> = {
  'P-301': [
    { time: 'Mon 08:10', place: 'Handed in, Bergen' },
    { time: 'Tue 06:45', place: 'On the ferry' },
  ],
  'P-302': [{ time: 'Mon 15:30', place: 'Handed in, Lyon' }],
  'P-303': [
    { time: 'Sun 11:00', place: 'Handed in, Gdynia' },
    { time: 'Sun 19:20', place: 'Sorted, Warsaw' },
    { time: 'Mon 04:05', place: 'On the road' },
  ],
};

let failures = 0;

/** Stands in for `GET /parcels/:id/stops`: 800 ms. The first request for P-302 fails. */
export async function fetchStops(id: string): Promise<readonly Stop[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (id === 'P-302' && failures === 0) {
    failures += 1;
    throw new Error('No answer from the depot.');
  }
  return stops[id] ?? [];
}
