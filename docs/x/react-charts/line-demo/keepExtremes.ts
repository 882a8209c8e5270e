export interface Point {
  readonly at: number;
  readonly value: number;
}

/**
 * Keeps the lowest and the highest point of each of `buckets` equal parts, in their order, so that no peak is lost.
 * An average would hide them.
 */
export function keepExtremes(points: readonly Point[], buckets: number) {
  if (points.length <= buckets * 2) {
    return points.map((point) => ({ ...point }));
  }
  const size = points.length / buckets;
  return Array.from({ length: buckets }, (_, bucket) => {
    const part = points.slice(Math.floor(bucket * size), Math.floor((bucket + 1) * size));
    const low = part.reduce((a, b) => (b.value < a.value ? b : a));
    const high = part.reduce((a, b) => (b.value > a.value ? b : a));
    return [low, high].sort((a, b) => a.at - b.at).map((point) => ({ ...point }));
  }).flat();
}
