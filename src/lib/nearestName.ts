/** How far names are from each other, and which of them somebody may have meant. */

/** How many letters must be changed, added or removed to turn one text into the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [place, against] of [...other].entries()) {
      const replaced = (row[place] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

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
