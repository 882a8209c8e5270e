import type { GridFilterModel } from '@mui/x-data-grid';

export interface Sighting {
  id: number;
  species: string;
  place: string;
  count: number;
}

const records: readonly Sighting[] = [
  { id: 1, species: 'Tawny owl', place: 'Mill Wood', count: 2 },
  { id: 2, species: 'Barn owl', place: 'East Fen', count: 1 },
  { id: 3, species: 'Kingfisher', place: 'Mill Pond', count: 3 },
  { id: 4, species: 'Wood pigeon', place: 'Station Road', count: 14 },
  { id: 5, species: 'Long-eared owl', place: 'Mill Wood', count: 1 },
  { id: 6, species: 'Heron', place: 'East Fen', count: 4 },
  { id: 7, species: 'Goldfinch', place: 'Garden plots', count: 22 },
  { id: 8, species: 'Woodpecker', place: 'Mill Wood', count: 2 },
];

/** The filter model as a query of this server: `species.contains=owl&count.>=2&q=mill`. */
export function toQuery({ items, quickFilterValues = [] }: GridFilterModel): string {
  const query = new URLSearchParams();
  for (const { field, operator, value } of items) {
    // The grid adds an item without a value when users open the filter of a column.
    if (value !== undefined && value !== '') {
      query.append(`${field}.${operator}`, String(value));
    }
  }
  for (const word of quickFilterValues) {
    query.append('q', String(word));
  }
  return query.toString();
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

function matches(sighting: Sighting, key: string, value: string): boolean {
  switch (key) {
    case 'species.contains':
      return includes(sighting.species, value);
    case 'place.equals':
      return sighting.place.toLowerCase() === value.toLowerCase();
    case 'count.>=':
      return sighting.count >= Number(value);
    case 'count.<=':
      return sighting.count <= Number(value);
    case 'q':
      return includes(`${sighting.species} ${sighting.place}`, value);
    default:
      throw new Error(`This server can't filter by ${key}.`);
  }
}

/** Stands in for `GET /sightings?…`: answers after 800 ms, unless it's down. */
export async function fetchSightings(query: string, isDown = false): Promise<Sighting[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (isDown) {
    throw new Error('The server didn’t answer.');
  }
  const conditions = [...new URLSearchParams(query)];
  return records.filter((sighting) =>
    conditions.every(([key, value]) => matches(sighting, key, value)),
  );
}
