import type { GridColDef } from '@mui/x-data-grid';

export interface Sensor {
  id: string;
  room: string;
  celsius: number;
  humidity: number;
  battery: number;
}

export const sensorColumns: readonly GridColDef<Sensor>[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 140 },
  {
    field: 'celsius',
    headerName: 'Temperature',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => `${value.toFixed(1)} °C`,
  },
  {
    field: 'humidity',
    headerName: 'Humidity',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${value} %`,
  },
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${value} %`,
  },
];

export const sensors: readonly Sensor[] = [
  { id: 'T-01', room: 'Cold store 1', celsius: -18.4, humidity: 61, battery: 92 },
  { id: 'T-02', room: 'Cold store 2', celsius: -17.9, humidity: 63, battery: 14 },
  { id: 'T-03', room: 'Loading dock', celsius: 6.2, humidity: 74, battery: 71 },
  { id: 'T-04', room: 'Dairy', celsius: 4.1, humidity: 68, battery: 83 },
  { id: 'T-05', room: 'Bakery', celsius: 23.7, humidity: 42, battery: 18 },
  { id: 'T-06', room: 'Dry goods', celsius: 17.3, humidity: 48, battery: 66 },
  { id: 'T-07', room: 'Office', celsius: 21.5, humidity: 45, battery: 97 },
  { id: 'T-08', room: 'Archive', celsius: 18.8, humidity: 39, battery: 54 },
  { id: 'T-09', room: 'Plant room', celsius: 29.6, humidity: 35, battery: 9 },
  { id: 'T-10', room: 'Packing hall', celsius: 15.2, humidity: 51, battery: 77 },
  { id: 'T-11', room: 'Fish counter', celsius: 1.4, humidity: 82, battery: 45 },
  { id: 'T-12', room: 'Wine cellar', celsius: 12.6, humidity: 70, battery: 88 },
];
