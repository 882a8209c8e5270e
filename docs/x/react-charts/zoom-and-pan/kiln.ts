/** The temperature of a kiln in °C, one invented value a second for nearly 14 hours. */
export const temperatures = Array.from(
  { length: 50_001 },
  (_, second) =>
    620 + 240 * Math.sin(second / 8000) + 14 * Math.sin(second / 90) + 3 * Math.sin(second / 4),
);

export const temperatureAt = (second: number) => temperatures[second] ?? 0;

/** The seconds to draw: both ends, and the lowest and the highest value of each of up to 150 parts of what shows. */
export function sampleSeconds(start: number, end: number): number[] {
  const last = temperatures.length - 1;
  const from = Math.floor((start * last) / 100);
  const to = Math.ceil((end * last) / 100);
  const step = Math.max(Math.ceil((to - from) / 150), 2);
  const seconds = new Set([from]);
  for (let part = from; part < to; part += step) {
    let low = part;
    let high = part;
    for (let second = part; second < Math.min(part + step, to); second += 1) {
      low = temperatureAt(second) < temperatureAt(low) ? second : low;
      high = temperatureAt(second) > temperatureAt(high) ? second : high;
    }
    seconds.add(Math.min(low, high)).add(Math.max(low, high));
  }
  return [...seconds.add(to)];
}
