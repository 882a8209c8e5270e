/** The order of releases. Pure. */

/** Negative when the first release is older. A line of releases, `7.29`, is older than each of its releases. */
export function compareReleases(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return at === undefined ? 0 : (left?.[at] ?? -1) - (right?.[at] ?? -1);
}
