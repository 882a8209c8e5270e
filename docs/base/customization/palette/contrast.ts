import {
  createTheme,
  decomposeColor,
  getContrastRatio,
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

const BACKGROUNDS = (['light', 'dark'] as const).map((mode) => ({
  name: `on ${mode} background`,
  color: createTheme({ palette: { mode } }).palette.background.default,
}));

/** The colors that createTheme computes from one, and the contrast of each pair. */
export function checkColor(main: string, contrastThreshold: number) {
  const { primary } = createTheme({ palette: { primary: { main }, contrastThreshold } }).palette;
  const text = primary.contrastText;
  const shades = (['light', 'main', 'dark'] as const).map((name) => {
    const color = rgbToHex(primary[name]);
    const pairs = [
      { name: `text on ${name}`, ratio: getContrastRatio(flatten(text, color), color) },
      ...BACKGROUNDS.map((background) => ({
        name: `${name} ${background.name}`,
        ratio: getContrastRatio(color, background.color),
      })),
    ];
    return { name, color, pairs };
  });
  return { text, shades };
}
