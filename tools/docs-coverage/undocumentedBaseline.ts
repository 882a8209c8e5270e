/**
 * The baseline of undocumented names: a file for each product lists the names that no page has, in groups with a
 * reason, and the share of names that have one. The list may only shrink and the share only grow. Pure.
 */
import type { Covered, Totals } from './coverage';
import { hasPage } from './coverage';
import { KIND_WORDS, NAME_KINDS, type NameKind, type NameUse } from './names';

/** Names without a page that share a reason. */
export type Group = { readonly reason: string } & {
  readonly [Kind in NameKind]?: readonly string[];
};

export interface Baseline {
  /** Percent of the names that had a page when the share was last raised. */
  readonly share: number;
  readonly groups: readonly Group[];
}

/** Reasons that name the page that owes the names: one to be written, or one that lacks them still. */
const OWED = /^page not (written|complete) yet: ((?:\/[\w-]+)+)$/;
/** The reason of what nobody has sorted yet. */
const UNSORTED = 'no page yet';

/** The page that a reason names, and whether it isn't written. */
export function owingPage(reason: string): { path: string; unwritten: boolean } | undefined {
  const [, state, path] = OWED.exec(reason) ?? [];
  return path === undefined ? undefined : { path, unwritten: state === 'written' };
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isGroup(value: unknown): value is Group {
  return (
    typeof value === 'object' &&
    value !== null &&
    'reason' in value &&
    typeof value.reason === 'string' &&
    value.reason.trim() !== '' &&
    Object.entries(value).every(
      ([key, names]) =>
        key === 'reason' || (NAME_KINDS.some((kind) => kind === key) && isStrings(names)),
    )
  );
}

/**
 * @param file where the text is from
 * @throws when the text holds something else
 */
export function parseBaseline(text: string, file: string): Baseline {
  const value: unknown = JSON.parse(text);
  if (
    typeof value === 'object' &&
    value !== null &&
    'share' in value &&
    typeof value.share === 'number' &&
    'groups' in value &&
    Array.isArray(value.groups)
  ) {
    const groups: readonly unknown[] = value.groups;
    const wrong = groups.findIndex((group) => !isGroup(group));
    if (wrong === -1) {
      return { share: value.share, groups: groups.filter(isGroup) };
    }
    throw new Error(
      `${file}: group ${wrong + 1} must have a \`reason\` and lists of names: ${NAME_KINDS.join(', ')}.`,
    );
  }
  throw new Error(`${file} must hold { "share": number, "groups": [...] }.`);
}

/** The names of a group. */
export function namesOf(group: Group): readonly NameUse[] {
  return NAME_KINDS.flatMap((kind) => (group[kind] ?? []).map((name) => ({ kind, name })));
}

function keyOf({ kind, name }: NameUse): string {
  return `${KIND_WORDS[kind]} ${name}`;
}

export interface BaselineContext {
  /** Paths of the product's pages. */
  readonly pages: ReadonlySet<string>;
  /** The file of the list, from the root of the project. */
  readonly file: string;
}

/** What is wrong, one line each; none when the list says what is so. */
export function baselineProblems(
  { share, groups }: Baseline,
  names: readonly Covered[],
  totals: Totals,
  { pages, file }: BaselineContext,
): readonly string[] {
  const byKey = new Map(names.map((name) => [keyOf(name), name]));
  const listed = groups.flatMap(namesOf).map(keyOf);
  const problemOf = (key: string, at: number): readonly string[] => {
    const name = byKey.get(key);
    if (!name) {
      return [`${key}: the packages don't have it. Take it out of ${file}.`];
    }
    if (hasPage(name)) {
      const [page] = [...name.prose, ...name.demos];
      return [`${key}: ${page} has it. Take it out of ${file} (--update does).`];
    }
    return listed.indexOf(key) < at ? [`${key}: stands twice in ${file}.`] : [];
  };
  const missing = names.filter((name) => !hasPage(name) && !listed.includes(keyOf(name)));
  const written = groups.flatMap(({ reason }) => {
    const owed = owingPage(reason);
    return owed && owed.unwritten === pages.has(owed.path)
      ? [
          owed.unwritten
            ? `"${reason}": the page is written. Give its names a home there, or list them with another reason.`
            : `"${reason}": there is no such page yet.`,
        ]
      : [];
  });
  return [
    ...missing.map(
      (name) => `${keyOf(name)}: no page has it. Mention it, use it in a demo, or say why not.`,
    ),
    ...listed.flatMap(problemOf),
    ...written,
    ...(totals.all.share < share
      ? [`${totals.all.share} % of the names have a page; ${share} % had one before.`]
      : []),
  ];
}

/** The list without what has a page now or is gone, and the share raised to what it is. */
export function updatedBaseline(
  { share, groups }: Baseline,
  names: readonly Covered[],
  totals: Totals,
): Baseline {
  const open = new Set(names.filter((name) => !hasPage(name)).map(keyOf));
  const shrink = (group: Group): Group => ({
    reason: group.reason,
    ...Object.fromEntries(
      NAME_KINDS.flatMap((kind) => {
        const rest = (group[kind] ?? []).filter((name) => open.has(keyOf({ kind, name })));
        return rest.length === 0 ? [] : [[kind, rest] as const];
      }),
    ),
  });
  return {
    share: Math.max(share, totals.all.share),
    groups: groups.map(shrink).filter((group) => namesOf(group).length > 0),
  };
}

/** The list of a product that has none yet: all that no page has, for somebody to sort. */
export function firstBaseline(names: readonly Covered[], totals: Totals): Baseline {
  const open = names.filter((name) => !hasPage(name));
  const group: Group = {
    reason: UNSORTED,
    ...Object.fromEntries(
      NAME_KINDS.map((kind) => [
        kind,
        open.filter((name) => name.kind === kind).map(({ name }) => name),
      ]),
    ),
  };
  return updatedBaseline({ share: 0, groups: [group] }, names, totals);
}
