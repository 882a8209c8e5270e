/** How far apart two texts are. */

function smaller(one: number, other: number): number {
  return one < other ? one : other;
}

/**
 * How many letters must be changed, added, removed or swapped with their neighbour to turn one text into the other.
 * @param most beyond which the number doesn't matter: anything larger is given as `most + 1`
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) {
    return most + 1;
  }
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 1; line <= one.length; line += 1) {
    const letter = one[line - 1];
    const row = [line];
    let least = line;
    for (let place = 1; place <= other.length; place += 1) {
      let away = (last[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1);
      away = smaller(away, (last[place] ?? 0) + 1);
      away = smaller(away, (row[place - 1] ?? 0) + 1);
      const isSwap = letter === other[place - 2] && one[line - 2] === other[place - 1];
      away = isSwap ? smaller(away, (beforeLast[place - 2] ?? 0) + 1) : away;
      row.push(away);
      least = smaller(least, away);
    }
    if (least > most) {
      return most + 1;
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
