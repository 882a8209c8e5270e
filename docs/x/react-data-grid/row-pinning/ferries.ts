export interface Ferry {
  id: string;
  island: string;
  departure: string;
  cars: number;
}

export const ferries: readonly Ferry[] = [
  { id: 'F-02', island: 'Brač', departure: '06:15', cars: 42 },
  { id: 'F-05', island: 'Hvar', departure: '07:40', cars: 38 },
  { id: 'F-07', island: 'Vis', departure: '09:00', cars: 55 },
  { id: 'F-11', island: 'Lastovo', departure: '11:30', cars: 20 },
  { id: 'F-14', island: 'Šolta', departure: '12:10', cars: 31 },
];
