/** Finds the name that somebody may have meant. */
import { editDistance } from './editDistance';

/** The name that needs the fewest changes, upper and lower case being the same; the first of equals. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  const from = wanted.toLowerCase();
  let nearest: { readonly name: string; readonly away: number } | undefined;
  for (const name of names) {
    const away = editDistance(from, name.toLowerCase());
    if (nearest === undefined || away < nearest.away) {
      nearest = { name, away };
    }
  }
  return nearest?.name;
}
