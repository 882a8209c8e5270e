/** What a reader of an old version loses or has to change, found by comparing two versions of packages. Pure. */
import type { ExportedName, Member, PackageModel } from './model';

/** What has become of a name. */
export type DifferenceKind =
  /** An export is gone. */
  | 'export'
  /** A folder to import from is gone. */
  | 'entry'
  /** A member of an exported type is gone: a prop, a slot, a method, a class, an event, a text of a locale. */
  | 'member'
  /** A member may not be left out any more. */
  | 'required'
  /** The doc comment says another default. */
  | 'default'
  /** A text that a member took is refused. */
  | 'text'
  /** Another range of a peer package. */
  | 'peer';

export interface Difference {
  readonly kind: DifferenceKind;
  /** The name that a reader searches for. */
  readonly name: string;
  /** Packages that differ in it, or types that had it: sorted. */
  readonly of: readonly string[];
  /** Its default, texts or range of before. */
  readonly before?: string;
  readonly after?: string;
}

/** One package in two versions. */
export interface Comparison {
  /** Its name of before. */
  readonly name: string;
  readonly before: PackageModel;
  readonly after: PackageModel;
}

type Single = Omit<Difference, 'of'> & { readonly of: string };

function memberDifferences(
  of: string,
  name: string,
  before: Member,
  after: Member | undefined,
): readonly Single[] {
  if (!after) {
    return [{ kind: 'member', name, of }];
  }
  const lost = (before.texts ?? []).filter((text) => after.texts && !after.texts.includes(text));
  return [
    ...(after.isRequired && !before.isRequired ? [{ kind: 'required', name, of } as const] : []),
    ...(before.default === after.default
      ? []
      : [
          {
            kind: 'default',
            name,
            of,
            before: before.default ?? 'none',
            after: after.default ?? 'none',
          } as const,
        ]),
    ...lost.map((text) => ({ kind: 'text', name, of, before: text }) as const),
  ];
}

function exportDifferences(
  name: string,
  before: ExportedName,
  after: ExportedName,
): readonly Single[] {
  return Object.entries(before.members).flatMap(([member, one]) =>
    memberDifferences(name, member, one, after.members[member]),
  );
}

function packageDifferences({ name, before, after }: Comparison): readonly Single[] {
  const peers = Object.keys({ ...before.peers, ...after.peers });
  return [
    ...Object.entries(before.exports).flatMap(([exported, one]): readonly Single[] => {
      const now = after.exports[exported];
      return now
        ? exportDifferences(exported, one, now)
        : [{ kind: 'export', name: exported, of: name }];
    }),
    ...before.entries
      .filter((entry) => !after.entries.includes(entry))
      .map((entry) => ({ kind: 'entry', name: entry, of: name }) as const),
    ...peers
      .filter((peer) => before.peers[peer] !== after.peers[peer])
      .map(
        (peer) =>
          ({
            kind: 'peer',
            name: peer,
            of: name,
            before: before.peers[peer] ?? 'none',
            after: after.peers[peer] ?? 'none',
          }) as const,
      ),
  ];
}

function keyOf({ kind, name, before = '', after = '' }: Single): string {
  return JSON.stringify([kind, name, before, after]);
}

/** What differs between versions of packages, once for each name, sorted by kind and name. */
export function differencesOf(comparisons: readonly Comparison[]): readonly Difference[] {
  const groups = new Map<string, Single[]>();
  for (const one of comparisons.flatMap(packageDifferences)) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.keys()].sort().flatMap((key) => {
    const group = groups.get(key) ?? [];
    const [first] = group;
    return first ? [{ ...first, of: [...new Set(group.map(({ of }) => of))].sort() }] : [];
  });
}
