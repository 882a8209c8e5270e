/** Which differences a guide names, and which are left out for a reason. Pure. */
import type { Difference } from './differences';

/** Differences that no guide names, with the reason. */
export interface UnmentionedGroup {
  readonly reason: string;
  /** As `labelOf` writes them, or all names of a type: `GridPrivateApiPro.*`. */
  readonly names: readonly string[];
}

/** How a difference is called in lists: `DataGridProps.rowHeight`, `TreeItem2`, `react (peer)`. */
export function labelOf({ kind, name, of, before }: Difference): string {
  switch (kind) {
    case 'export':
      return name;
    case 'entry':
      return `${of[0]}/${name}`;
    case 'peer':
      return `${name} (peer)`;
    case 'text':
      return `${of[0]}.${name}: '${before}'`;
    case 'required':
    case 'default':
      return `${of[0]}.${name} (${kind})`;
    case 'member':
      return `${of[0]}.${name}`;
    default:
      throw new Error(`There is no difference of the kind ${String(kind)}.`);
  }
}

function hasWord(code: string, word: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  return new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`).test(code);
}

/**
 * Whether the code of a guide has a difference: its name; for a text the text too, for a default or a range what holds
 * now.
 * @param code all inline code and blocks of the guide
 */
export function isMentioned(difference: Difference, code: string): boolean {
  const { kind, name, before = '', after = '' } = difference;
  switch (kind) {
    case 'text':
      return hasWord(code, name) && hasWord(code, before);
    case 'peer':
      return hasWord(code, name) && (after === 'none' || code.includes(after));
    default:
      return hasWord(code, name);
  }
}

function matches(pattern: string, difference: Difference): boolean {
  return pattern.endsWith('.*')
    ? difference.of.every((one) => one === pattern.slice(0, -2))
    : pattern === labelOf(difference);
}

/** What is wrong between a guide and its differences; nothing when each is named, or left out for a reason. */
export function mentionProblems(
  pathname: string,
  differences: readonly Difference[],
  code: string,
  groups: readonly UnmentionedGroup[],
): readonly string[] {
  const patterns = groups.flatMap(({ names }) => names);
  const open = differences.filter((one) => !isMentioned(one, code));
  const left = open.filter((one) => !patterns.some((pattern) => matches(pattern, one)));
  const idle = patterns.filter((pattern) => !open.some((one) => matches(pattern, one)));
  return [
    ...left.map(
      (one) =>
        `${pathname} doesn't mention ${labelOf(one)}${one.after === undefined ? '' : ` (${one.before} before, ${one.after} now)`}.`,
    ),
    ...idle.map(
      (pattern) => `${pathname} needs no reason for ${pattern}: it is mentioned, or gone.`,
    ),
  ];
}
