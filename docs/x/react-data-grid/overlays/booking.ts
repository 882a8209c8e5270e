import { cabins, type Cabin } from './cabins';

const LATENCY = 800;

/** Stands in for a booking server that fails at the first request. */
export function fetchFreeCabins(attempt: number): Promise<readonly Cabin[]> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (attempt === 1) {
        reject(new Error('The booking server did not answer.'));
      } else {
        resolve(cabins);
      }
    }, LATENCY);
  });
}
