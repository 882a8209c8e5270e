import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-pro';

export interface Parcel {
  id: string;
  name: string;
  street: string;
  kilos: number;
  window: string;
  note: string;
}

export const parcels: GridRowsProp<Parcel> = [
  {
    id: 'P-118',
    name: 'Halima Yusuf',
    street: '4 Mill Lane',
    kilos: 2.4,
    window: '09–11',
    note: 'Ring twice',
  },
  {
    id: 'P-121',
    name: 'Bo Nyström',
    street: '17 Canal Street',
    kilos: 11.8,
    window: '10–12',
    note: '',
  },
  {
    id: 'P-125',
    name: 'Clara Mendes',
    street: '2 Station Road',
    kilos: 0.6,
    window: '09–11',
    note: 'Leave it with the bakery next door if nobody is in',
  },
  {
    id: 'P-130',
    name: 'Kenji Arai',
    street: '56 Harbor View',
    kilos: 5.2,
    window: '13–15',
    note: '',
  },
  {
    id: 'P-134',
    name: 'Ruth Abelson',
    street: '9 Old Market',
    kilos: 3.1,
    window: '13–15',
    note: 'Third floor',
  },
];

export const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'street', headerName: 'Street', width: 150 },
  { field: 'window', headerName: 'Time', width: 90 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 120 },
];
