import {
  createTheme,
  decomposeColor,
  hslToRgb,
  recomposeColor,
  rgbToHex,
} from '@mui/material/styles';

const HEX = /^#?(?:[\da-f]{3}|[\da-f]{6})$/;
const RGB = /^rgb\( *\d{1,3} *, *\d{1,3} *, *\d{1,3} *\)$/;
const HSL = /^hsl\( *\d{1,3} *, *\d{1,3}% *, *\d{1,3}% *\)$/;

/** The color as `#rrggbb`, or `null` if it is none. */
export function toHex(input: string): string | null {
  const text = input.trim().toLowerCase();
  if (HEX.test(text)) {
    const digits = text.replace('#', '');
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  }
  if (RGB.test(text) && decomposeColor(text).values.every((value) => value <= 255)) {
    return rgbToHex(text);
  }
  if (HSL.test(text) && decomposeColor(text).values.every((v, i) => v <= (i === 0 ? 360 : 100))) {
    return rgbToHex(hslToRgb(text));
  }
  return null;
}

/** A color as users see it on a background: transparency is mixed with the background. */
export function flatten(color: string, background: string): string {
  const [top, bottom] = [decomposeColor(color).values, decomposeColor(background).values];
  const opacity = top[3] ?? 1;
  const mix = (index: number) =>
    Math.round((top[index] ?? 0) * opacity + (bottom[index] ?? 0) * (1 - opacity));
  return recomposeColor({ type: 'rgb', values: [mix(0), mix(1), mix(2)] });
}

/** The relative luminance of WCAG 2.2, from 0 (black) to 1 (white). The color has no transparency. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = decomposeColor(color).values.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast that users see, from 1 to 21. `getContrastRatio` of Material UI rounds luminance. */
export function contrast(color: string, background: string): number {
  const [a, b] = [luminance(flatten(color, background)), luminance(background)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const BACKGROUNDS = (['light', 'dark'] as const).map((mode) => ({
  name: `on ${mode} background`,
  color: createTheme({ palette: { mode } }).palette.background.default,
}));

/** The shades of a color, and the contrast of each pair. If `dark` is empty, createTheme computes it. */
export function checkColor(main: string, contrastThreshold: number, dark = '') {
  const color = dark ? { main, dark } : { main };
  const { primary } = createTheme({ palette: { primary: color, contrastThreshold } }).palette;
  const text = primary.contrastText;
  const shades = (['light', 'main', 'dark'] as const).map((name) => {
    const shade = rgbToHex(primary[name]);
    const pairs = [
      { name: `text on ${name}`, ratio: contrast(text, shade) },
      ...BACKGROUNDS.map((background) => ({
        name: `${name} ${background.name}`,
        ratio: contrast(shade, background.color),
      })),
    ];
    return { name, color: shade, pairs };
  });
  return { text, shades };
}
