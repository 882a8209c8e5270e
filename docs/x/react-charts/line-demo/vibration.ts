import type { Point } from './keepExtremes';

const PEAKS: Readonly<Record<number, number>> = { 4200: 8.1, 11_731: 7.4, 16_058: 9.2 };

/** One reading a second of an invented pump, the same each time. */
export const readings: readonly Point[] = Array.from({ length: 20_000 }, (_, at) => {
  const hum = 0.6 * Math.sin(at / 900);
  const rattle = ((at * 7919) % 101) / 100;
  return { at, value: PEAKS[at] ?? 1.6 + hum + rattle };
});
