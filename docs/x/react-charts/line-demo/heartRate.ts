/** An invented runner: the same heart rate at the same second, always. */
export function heartRate(second: number): number {
  const effort = 25 * Math.sin(second / 22);
  const breath = 4 * Math.sin(second / 1.7);
  return Math.round(90 + effort + breath);
}
