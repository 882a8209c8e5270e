/** Marks every key of a theme with a CSS variable, so that styles show which keys they read. */
import type { ThemeOptions } from '@mui/material/styles';

const PREFIX = '--mui-';

/** A value in a tree of a theme. */
type Leaf = string | number;

/** Calls `visit` for each text and number below `value`, with the keys that lead there. */
function eachLeaf(
  value: unknown,
  path: readonly string[],
  visit: (path: readonly string[], leaf: Leaf) => void,
): void {
  if (typeof value === 'string' || typeof value === 'number') {
    visit(path, value);
  } else if (typeof value === 'object' && value !== null) {
    Object.entries(value).forEach(([key, inside]) => eachLeaf(inside, [...path, key], visit));
  }
}

/** Keys as code writes them: `shadows[2]`. */
export function keyName(path: readonly string[]): string {
  return path
    .map((key, index) => (/^\d/.test(key) ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`))
    .join('');
}

/** The value at the end of keys, as text. */
export function valueAt(root: unknown, path: readonly string[]): string | undefined {
  let value = root;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The keys of a theme by the names of variables, without `--mui-`. */
export type KeysByVariable = ReadonlyMap<string, readonly string[]>;

/** The keys that have variables in a theme with CSS variables. */
export function ownVariables(vars: object): KeysByVariable {
  const keys = new Map<string, readonly string[]>();
  eachLeaf(vars, [], (path, leaf) => {
    const [, name] = /^var\(--mui-([\w-]+)/.exec(String(leaf)) ?? [];
    if (name !== undefined) {
      keys.set(name, path);
    }
  });
  return keys;
}

/** The keys of the theme that have no variables of their own. */
const WITHOUT_VARIABLES = ['typography', 'transitions'] as const;

/** The keys that Material UI has no variables for, by the names of variables that stand for them while measuring. */
export function otherVariables(theme: object): KeysByVariable {
  const keys = new Map<string, readonly string[]>();
  WITHOUT_VARIABLES.forEach((name) =>
    eachLeaf(Reflect.get(theme, name), [name], (path) => keys.set(path.join('-'), path)),
  );
  return keys;
}

const variable = (...path: readonly string[]) => `var(${PREFIX}${path.join('-')})`;

/** Puts a value into a tree, with the objects on the way. */
function setAt(tree: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const inside: Record<string, unknown> = { ...Object(tree[key]) };
  tree[key] = inside;
  setAt(inside, rest, value);
}

/** Numbers that a theme computes with. */
const COMPUTED = new Set(['typography.fontSize', 'typography.htmlFontSize']);

/** Options that put the variables of `otherVariables` into a theme. */
export function measuringOptions(theme: object): ThemeOptions {
  const options: Record<string, unknown> = {};
  for (const [name, path] of otherVariables(theme)) {
    if (!COMPUTED.has(keyName(path))) {
      setAt(options, path, `var(${PREFIX}${name})`);
    }
  }
  return {
    ...options,
    typography: {
      ...Object(options.typography),
      pxToRem: (size: number) =>
        `calc(${size} * ${[...COMPUTED].map((key) => variable(...key.split('.'))).join(' / ')})`,
    },
  };
}

/** CSS with functions in functions, as a regular expression. */
function nested(depth: number): string {
  return depth === 0 ? '[^()]*' : `(?:[^()]|\\(${nested(depth - 1)}\\))*`;
}

/** No value of the packages has more. */
const MAX_DEPTH = 4;

/** A variable with its fallback. */
const WITH_FALLBACK = new RegExp(`var\\(--mui-([\\w-]+)(?:, (${nested(MAX_DEPTH)}))?\\)`, 'g');

/** The names of variables in a CSS value, without `--mui-`. A fallback is none that the value reads. */
export function variablesIn(value: string): readonly string[] {
  return Array.from(value.matchAll(WITH_FALLBACK), ([, name = '']) => name);
}

/** A value with what its variables are by default. */
export function withoutVariables(value: string): string {
  const plain = value.replaceAll(
    WITH_FALLBACK,
    (whole, _name, fallback?: string) => fallback ?? whole,
  );
  return plain === value ? value : withoutVariables(plain);
}
