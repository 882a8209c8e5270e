/** Makes a theme of a reader's text, or says why not. */
import {
  type Theme,
  type ThemeOptions,
  createTheme,
  decomposeColor,
  getContrastRatio,
} from '@mui/material/styles';
import type { ColorScheme } from '../../lib/theme/colorMode';
import { THEME_OPTIONS, demoTheme } from '../docs-theme';
import { sharedThemeSheet } from '../docs-theme/themeVariables';
import { checkShape, isThemeObject } from './checkShape';
import { type Misspelled, misspelledOptions } from './misspelled';
import { withOwnOptions } from './ownOptions';
import {
  type ParsedTheme,
  type ProblemKind,
  type ThemeObject,
  type ThemeProblem,
  parseTheme,
  problemAt,
} from './parseTheme';

export interface CheckedTheme {
  /** The reader's own options: values only. */
  readonly options: ThemeObject;
  /** Options of a theme of demos with those of the reader in front. */
  readonly complete: (options: ThemeOptions) => ThemeOptions;
  /** CSS text of the theme's variables, and of the ground of demos. */
  readonly variables: string;
  /** Modes whose primary color has less contrast with the background than controls need. */
  readonly faint: readonly ColorScheme[];
  /** What Material UI doesn't read, although it looks like an option. */
  readonly misspelled: readonly Misspelled[];
}

/** WCAG 2.2, 1.4.11: controls and icons. */
const MIN_CONTRAST = 3;

const SCHEMES = ['light', 'dark'] as const;

/** The colors that Material UI computes others from, and the keys of those that may stand for `main`. */
const BUILT_IN = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const MAIN_KEYS = ['main', '500', 'A400'];

type Found = readonly [kind: ProblemKind, path: string, about: string];

/** The palettes of a theme, with their paths. */
function palettesOf({
  palette,
  colorSchemes,
}: ThemeObject): readonly (readonly [string, ThemeObject])[] {
  const schemes = Object.entries(isThemeObject(colorSchemes) ? colorSchemes : {}).map(
    ([name, scheme]) =>
      [`colorSchemes.${name}.palette`, isThemeObject(scheme) ? scheme.palette : undefined] as const,
  );
  return [['palette', palette] as const, ...schemes].flatMap(([path, colors]) =>
    isThemeObject(colors) ? [[path, colors] as const] : [],
  );
}

const HEX_COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Whether Material UI computes other colors from a text: it takes some that it can't for others, without an error. */
function isColor(text: string): boolean {
  if (text.startsWith('#')) {
    // Of five digits, Material UI makes another color than browsers do, which is none.
    return HEX_COLOR.test(text);
  }
  try {
    const { values } = decomposeColor(text);
    return values.length >= 3 && values.every(Number.isFinite);
  } catch {
    return false;
  }
}

/** A built-in color without one that its shades are computed from. */
function mainProblem(options: ThemeObject): Found | undefined {
  for (const [prefix, palette] of palettesOf(options)) {
    for (const name of BUILT_IN) {
      const color = palette[name];
      if (isThemeObject(color)) {
        const path = `${prefix}.${name}`;
        const key = MAIN_KEYS.find((main) => main in color);
        const main = key === undefined ? undefined : color[key];
        if (key === undefined || typeof main !== 'string') {
          return ['main', path, path];
        }
        if (!isColor(main)) {
          return ['color', `${path}.${key}`, main];
        }
      }
    }
  }
  return undefined;
}

/** Browsers compute the shades, of colors that Material UI doesn't know too. */
function hasNativeColors({ cssVariables }: ThemeObject): boolean {
  return isThemeObject(cssVariables) && cssVariables.nativeColor === true;
}

function faintSchemes({ colorSchemes }: Theme): readonly ColorScheme[] {
  return SCHEMES.filter((scheme) => {
    const palette = colorSchemes[scheme]?.palette;
    try {
      return (
        palette && getContrastRatio(palette.primary.main, palette.background.default) < MIN_CONTRAST
      );
    } catch {
      // Colors that only browsers can compute with, as with `nativeColor`.
      return false;
    }
  });
}

function check(text: string, { options, offsets }: ParsedTheme): CheckedTheme | ThemeProblem {
  const problem = (kind: ProblemKind, path: string, about = path) =>
    problemAt(text, kind, offsets.get(path) ?? 0, about);
  const shape = checkShape({ options }, demoTheme('docs'));
  if (shape) {
    return problem(shape.kind, shape.path);
  }
  const main = hasNativeColors(options) ? undefined : mainProblem(options);
  if (main) {
    return problem(...main);
  }
  const complete = (others: ThemeOptions) => withOwnOptions(others, options);
  try {
    const theme = createTheme(complete(THEME_OPTIONS.docs({})));
    return {
      options,
      complete,
      variables: sharedThemeSheet(theme),
      faint: faintSchemes(theme),
      misspelled: misspelledOptions(options),
    };
  } catch {
    // Its message is a number in a production build.
    return problem('refused', '');
  }
}

let latest: readonly [text: string, result: CheckedTheme | ThemeProblem] | undefined;

/** Reads a text, makes both modes of the theme once, and says what is wrong where that fails. Never throws. */
export function checkTheme(text: string): CheckedTheme | ThemeProblem {
  if (latest?.[0] !== text) {
    const parsed = parseTheme(text);
    latest = [text, 'kind' in parsed ? parsed : check(text, parsed)];
  }
  return latest[1];
}
