/**
 * The design tokens of the shell as CSS custom properties, made from the theme and the palette.
 * Pure: it must not know how or where the properties are written.
 */
import type { Theme } from '@mui/material/styles';
import type { ColorScheme } from '../../lib/theme/colorMode';
import { FONT_FAMILY, HEADER_HEIGHT, RADIUS, SPACING } from './constants';
import { PALETTES } from './palette';

/** Name of a custom property, with its dashes, to its value. */
export type CustomProperties = Readonly<Record<`--${string}`, string>>;

/** Custom properties by where they hold. */
export interface DocsTokens extends Readonly<Record<ColorScheme, CustomProperties>> {
  /** The same in both schemes. */
  readonly common: CustomProperties;
}

type Measures = Pick<Theme, 'shape' | 'shadows' | 'zIndex' | 'transitions'>;

const px = (value: number | string): string => (typeof value === 'number' ? `${value}px` : value);
const ms = (value: number): string => `${value}ms`;

function prefixed(values: Readonly<Record<string, string>>): CustomProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--docs-${name}`, value]),
  );
}

/** How the theme's black shadows are coloured on the shell: thin and cool on light, dense on dark. */
const SHADE = {
  light: { rgb: '20, 42, 66', strength: 0.5 },
  dark: { rgb: '0, 0, 0', strength: 2.5 },
} as const satisfies Record<ColorScheme, { rgb: string; strength: number }>;

function shaded(shadow: string, scheme: ColorScheme): string {
  const { rgb, strength } = SHADE[scheme];
  return shadow.replaceAll(
    /rgba\(0,0,0,([\d.]+)\)/g,
    (_match, alpha: string) => `rgba(${rgb}, ${+(Number(alpha) * strength).toFixed(2)})`,
  );
}

function shellShadows(shadows: Measures['shadows'], scheme: ColorScheme) {
  return { 'shadow-1': shaded(shadows[1], scheme), 'shadow-2': shaded(shadows[8], scheme) };
}

/** The `--docs-*` properties for a theme. */
export function docsTokens({ shape, shadows, zIndex, transitions }: Measures): DocsTokens {
  const { duration } = transitions;
  return {
    common: prefixed({
      radius: px(shape.borderRadius),
      'radius-md': px(RADIUS.medium),
      'radius-lg': px(RADIUS.large),
      space: px(SPACING),
      font: FONT_FAMILY.text,
      'font-mono': FONT_FAMILY.mono,
      'header-height': px(HEADER_HEIGHT),
      'z-mobile-stepper': String(zIndex.mobileStepper),
      'z-fab': String(zIndex.fab),
      'z-app-bar': String(zIndex.appBar),
      'z-drawer': String(zIndex.drawer),
      'z-modal': String(zIndex.modal),
      'z-snackbar': String(zIndex.snackbar),
      'z-tooltip': String(zIndex.tooltip),
      'duration-shortest': ms(duration.shortest),
      'duration-shorter': ms(duration.shorter),
      'duration-short': ms(duration.short),
      'duration-standard': ms(duration.standard),
      'duration-complex': ms(duration.complex),
      'duration-entering': ms(duration.enteringScreen),
      'duration-leaving': ms(duration.leavingScreen),
    }),
    light: prefixed({ ...PALETTES.light, ...shellShadows(shadows, 'light') }),
    dark: prefixed({ ...PALETTES.dark, ...shellShadows(shadows, 'dark') }),
  };
}
