export interface Garage {
  id: string;
  name: string;
  free: number;
}

const NAMES = ['Market Hall', 'Opera', 'Riverside', 'Station East', 'Town Hall'] as const;
const CHANGES = [0, -3, 0, 5, -8] as const;

/** The places that are free at the time of a request. Some garages change each time. */
export function garagesAt(request: number): readonly Garage[] {
  return NAMES.map((name, index) => ({
    id: `G${1 + index}`,
    name,
    free: 40 + 17 * index + (request % 6) * (CHANGES[index] ?? 0),
  }));
}

/** Stands in for `GET /garages`: answers after 800 ms, or fails. */
export async function fetchGarages(request: number, broken: boolean): Promise<readonly Garage[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (broken) {
    throw new Error('The parking server does not answer.');
  }
  return garagesAt(request);
}
