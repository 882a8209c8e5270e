/** Changes in the form in which they are listed. Pure. */
import { CHANGE_KINDS, type Change, type ChangeKind } from './changes';
import { ROW_KINDS, type RowKind } from './history';

/** Names of one kind that came to the same pages, or left them. */
export interface NameGroup {
  readonly kind: RowKind;
  /** Empty where rows have no page. */
  readonly owners: readonly string[];
  readonly names: readonly string[];
}

/** Changes of one kind. */
export interface ChangeGroup {
  readonly change: ChangeKind;
  /** Where the name says all. */
  readonly names: readonly NameGroup[];
  /** Where a row is another one than before. */
  readonly rows: readonly Change[];
}

/** Kinds whose owners are packages: the names of these say less than the names. */
const OF_PACKAGES: ReadonlySet<RowKind> = new Set(['component', 'interface', 'export', 'type']);

const hasNamesOnly = ({ change, before, after }: Change): boolean =>
  change === 'added' ||
  change === 'removed' ||
  (change === 'deprecated' && before === undefined && after === 'true');

function nameGroups(changes: readonly Change[]): readonly NameGroup[] {
  const groups = new Map<string, NameGroup>();
  for (const { kind, name, owners } of changes) {
    const shown = OF_PACKAGES.has(kind) ? [] : owners;
    const key = [kind, ...shown].join();
    const known = groups.get(key);
    groups.set(key, { kind, owners: shown, names: [...(known?.names ?? []), name] });
  }
  return [...groups.values()].sort(
    (one, other) => ROW_KINDS.indexOf(one.kind) - ROW_KINDS.indexOf(other.kind),
  );
}

/** The changes by their kind; kinds without one are left out. */
export function groupChanges(changes: readonly Change[]): readonly ChangeGroup[] {
  return CHANGE_KINDS.flatMap((change): ChangeGroup[] => {
    const own = changes.filter((one) => one.change === change);
    return own.length === 0
      ? []
      : [
          {
            change,
            names: nameGroups(own.filter(hasNamesOnly)),
            rows: own.filter((one) => !hasNamesOnly(one)),
          },
        ];
  });
}

/** More pages than these are counted, not named. */
const MAX_OWNERS = 6;
const SHOWN_OWNERS = 3;

/** The pages to name, and how many there are besides. */
export function shownOwners(owners: readonly string[]): {
  readonly owners: readonly string[];
  readonly more: number;
} {
  const shown = owners.length > MAX_OWNERS ? owners.slice(0, SHOWN_OWNERS) : owners;
  return { owners: shown, more: owners.length - shown.length };
}
