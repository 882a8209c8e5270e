import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Gauge {
  id: number;
  station: string;
  /** Millimeters, one number for each day of the year. */
  rain: readonly number[];
}

const places = ['Alder Ridge', 'Brook Farm', 'Cinder Hill', 'Dun Moor', 'Elm Weir'] as const;

/** A smooth, repeatable stand-in for measurements. */
function rainOn(day: number, station: number): number {
  const wave = Math.sin(day / 9 + station) + Math.sin(day / 2.3 + station * 2);
  return Math.max(0, Math.round(wave * 60) / 10);
}

export const rows: GridRowsProp<Gauge> = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  station: `${places[index % places.length]} ${Math.floor(index / places.length) + 1}`,
  rain: Array.from({ length: 365 }, (_day, day) => rainOn(day, index)),
}));

const dayColumns = Array.from({ length: 365 }, (_, day): GridColDef<Gauge> => ({
  field: `day${day + 1}`,
  headerName: `Day ${day + 1}`,
  type: 'number',
  width: 90,
  valueGetter: (_value, gauge) => gauge.rain[day],
}));

export const columns: GridColDef<Gauge>[] = [
  { field: 'station', headerName: 'Station', width: 150 },
  ...dayColumns,
];
