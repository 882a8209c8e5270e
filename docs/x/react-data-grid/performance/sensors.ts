export interface Sensor {
  id: number;
  place: string;
  celsius: number;
}

export const rows: readonly Sensor[] = [
  { id: 1, place: 'Greenhouse', celsius: 24.1 },
  { id: 2, place: 'Cold store', celsius: 3.8 },
  { id: 3, place: 'Office', celsius: 20.6 },
];
