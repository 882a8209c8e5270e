/** Options that a reader has probably misspelled: others may be variables of an app of its own, which themes may have. */
import type { ThemeOptions } from '@mui/material/styles';
import { editDistance } from '../../lib/search/editDistance';
import type { ThemeObject } from './parseTheme';

/** What `createTheme` knows. */
export const OPTIONS = [
  'breakpoints',
  'colorSchemes',
  'components',
  'cssVariables',
  'defaultColorScheme',
  'direction',
  'mixins',
  'modularCssLayers',
  'opacity',
  'overlays',
  'palette',
  'shadows',
  'shape',
  'spacing',
  'transitions',
  'typography',
  'unstable_strictMode',
  'unstable_sxConfig',
  'zIndex',
] as const satisfies readonly (keyof ThemeOptions)[];

/** Letters in which a misspelled option differs from the one that is meant. */
const MAX_DISTANCE = 2;

/** A name that `createTheme` doesn't know, and the option that it resembles. */
export interface Misspelled {
  readonly name: string;
  readonly nearest: string;
}

export function misspelledOptions(options: ThemeObject): readonly Misspelled[] {
  const known: readonly string[] = OPTIONS;
  return Object.keys(options)
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const distance = (option: string) =>
        editDistance(name.toLowerCase(), option.toLowerCase(), MAX_DISTANCE);
      const [nearest] = OPTIONS.filter((option) => distance(option) <= MAX_DISTANCE).toSorted(
        (one, other) => distance(one) - distance(other),
      );
      return nearest === undefined ? [] : [{ name, nearest }];
    });
}
