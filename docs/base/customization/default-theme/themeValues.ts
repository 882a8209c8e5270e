import { createTheme } from '@mui/material/styles';

export interface ThemeValue {
  /** Where the value is in the theme: `palette.primary.main`. */
  path: string;
  light: string;
  dark: string;
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
    return Object.entries(value).flatMap(([key, inner]) => valuesOf(inner, `${path}.${key}`));
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

export const themeGroups: ThemeGroup[] = GROUPS.map((name) => {
  if (name === 'spacing') {
    return {
      name,
      values: [{ path: 'spacing(1)', light: light.spacing(1), dark: dark.spacing(1) }],
    };
  }
  const darkValues = new Map(valuesOf(dark[name], name));
  return {
    name,
    values: valuesOf(light[name], name).map(([path, value]) => ({
      path,
      light: value,
      dark: darkValues.get(path) ?? '',
    })),
  };
});
