import { createTheme } from '@mui/material/styles';
import themeReaders from './themeReaders.json';

export interface ThemeValue {
  /** Where the value is in the theme: `palette.primary.main`. */
  path: string;
  light: string;
  dark: string;
  /** The components whose styles read it. */
  readers: string[];
}

export interface ThemeGroup {
  name: string;
  values: ThemeValue[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** All values that aren't functions, by their paths. */
function valuesOf(value: unknown, path: string): [string, string][] {
  if (isRecord(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      valuesOf(inner, /^\d/.test(key) ? `${path}[${key}]` : `${path}.${key}`),
    );
  }
  return typeof value === 'function' ? [] : [[path, String(value)]];
}

const GROUPS = [
  'palette',
  'typography',
  'spacing',
  'breakpoints',
  'shape',
  'shadows',
  'transitions',
  'zIndex',
  'mixins',
] as const;

const light = createTheme();
const dark = createTheme({ palette: { mode: 'dark' } });

const readers = new Map(Object.entries<string | string[]>(themeReaders));

function readersOf(path: string) {
  return [readers.get(path.replace('spacing(1)', 'spacing')) ?? []].flat();
}

export const themeGroups: ThemeGroup[] = GROUPS.map((name) => {
  if (name === 'spacing') {
    const path = 'spacing(1)';
    return {
      name,
      values: [{ path, light: light.spacing(1), dark: dark.spacing(1), readers: readersOf(path) }],
    };
  }
  const darkValues = new Map(valuesOf(dark[name], name));
  return {
    name,
    values: valuesOf(light[name], name).map(([path, value]) => ({
      path,
      light: value,
      dark: darkValues.get(path) ?? '',
      readers: readersOf(path),
    })),
  };
});
