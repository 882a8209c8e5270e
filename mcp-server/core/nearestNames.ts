/** Names that somebody may have meant. */
import { editDistance } from '../../src/lib/search/editDistance';

const MAX_NAMES = 5;

/** The most similar names, the nearest first; those that contain the wanted one lead. */
export function nearestNames(wanted: string, names: readonly string[]): readonly string[] {
  const from = wanted.toLowerCase();
  const distance = (name: string) => {
    const to = name.toLowerCase();
    // A short name such as `id` is a part of many longer ones.
    const isPart = to.includes(from) || (from.includes(to) && to.length > from.length / 2);
    return isPart ? 0 : editDistance(from, to);
  };
  return [...new Set(names)]
    .map((name) => ({ name, away: distance(name) }))
    .sort((one, other) => one.away - other.away || one.name.length - other.name.length)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}
