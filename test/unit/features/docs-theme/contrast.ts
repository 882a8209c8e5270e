/** WCAG contrast of two opaque `hsl(h, s%, l%)` colours. */

function channels(hsl: string): readonly [number, number, number] {
  const parts = /^hsl\(([\d.]+), ([\d.]+)%, ([\d.]+)%\)$/.exec(hsl);
  if (parts === null) {
    throw new Error(`${hsl} is not of the form hsl(h, s%, l%)`);
  }
  const [hue, saturation, lightness] = parts.slice(1).map(Number);
  const s = (saturation ?? NaN) / 100;
  const l = (lightness ?? NaN) / 100;
  const amplitude = s * Math.min(l, 1 - l);
  const channel = (offset: number) => {
    const k = (offset + (hue ?? NaN) / 30) % 12;
    return l - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

function luminance(hsl: string): number {
  const [r, g, b] = channels(hsl).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (r ?? NaN) + 0.7152 * (g ?? NaN) + 0.0722 * (b ?? NaN);
}

/** From 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? NaN) + 0.05) / ((dark ?? NaN) + 0.05);
}
