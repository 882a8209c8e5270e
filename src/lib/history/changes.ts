/** What differs between two releases. Pure. */
import type { Plan } from '../pages/pageTree';
import { type History, type HistoryRow, type RowKind, type RowState, stateIn } from './history';

/** In the order in which they are listed. */
export const CHANGE_KINDS = [
  'added',
  'removed',
  'renamed',
  'type',
  'default',
  'required',
  'deprecated',
  'plan',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface Change {
  readonly change: ChangeKind;
  readonly kind: RowKind;
  readonly name: string;
  /** The pages that have the row, or the packages that export the name. */
  readonly owners: readonly string[];
  /** The plan that the row needs, in the newer release that has it. */
  readonly plan?: Plan;
  /** Of what changed, as code; absent where there was none. */
  readonly before?: string;
  readonly after?: string;
}

/** The marks of names that may change in any release. */
const MARK = /^unstable_/i;

/** Whether a name is another one that has lost its mark: `Unstable_RadarChart`, `RadarChart`. */
function losesMark(before: string, after: string): boolean {
  return MARK.test(before) && before.replace(MARK, '') === after;
}

/** What is shown of a fact that is there or isn't. */
function textOf(state: RowState, fact: Exclude<ChangeKind, 'added' | 'removed' | 'renamed'>) {
  const value = state[fact];
  return value === true ? 'true' : value;
}

const FACTS = ['type', 'default', 'required', 'deprecated', 'plan'] as const;

/** The changes of a row that both releases have, or that one of them has. */
export function changesOf(
  { kind, name, owners }: HistoryRow,
  before: RowState | undefined,
  after: RowState | undefined,
): readonly Change[] {
  const plan = after ? after.plan : before?.plan;
  const row = { kind, name, owners, ...(plan && { plan }) };
  if (!before || !after) {
    return before === after ? [] : [{ ...row, change: after ? 'added' : 'removed' }];
  }
  const changes = FACTS.flatMap((fact): Change[] => {
    const [old, now] = [textOf(before, fact), textOf(after, fact)];
    return old === now
      ? []
      : [
          {
            ...row,
            change: fact,
            ...(old !== undefined && { before: old }),
            ...(now !== undefined && { after: now }),
          },
        ];
  });
  return before.as === after.as
    ? changes
    : [
        { ...row, change: 'renamed', before: before.as ?? name, after: after.as ?? name },
        ...changes,
      ];
}

/** A name that is gone and came without its mark is one change. */
function withRenames(changes: readonly Change[]): readonly Change[] {
  const added = changes.filter(({ change }) => change === 'added');
  const renamed = new Map<Change, Change>();
  for (const one of changes.filter(({ change }) => change === 'removed')) {
    const to = added.find(
      ({ kind, name, owners }) =>
        kind === one.kind &&
        losesMark(one.name, name) &&
        owners.some((owner) => one.owners.includes(owner)),
    );
    if (to) {
      renamed.set(to, { ...to, change: 'renamed', before: one.name, after: to.name });
      renamed.set(one, one);
    }
  }
  return changes.flatMap((one) => {
    const to = renamed.get(one);
    return to === undefined ? [one] : to === one ? [] : [to];
  });
}

const PAGES: ReadonlySet<RowKind> = new Set(['component', 'interface']);
const NAMES: ReadonlySet<RowKind> = new Set(['export', 'type']);

/**
 * Without what follows from another change: the rows of a component that came or went, and the exports of one that has
 * a page.
 */
function withoutRepeats(changes: readonly Change[]): readonly Change[] {
  const pages = new Map(
    changes.filter(({ kind }) => PAGES.has(kind)).map(({ name, change }) => [name, change]),
  );
  return changes.flatMap((one) => {
    if (NAMES.has(one.kind)) {
      return pages.has(one.name) ? [] : [one];
    }
    if (PAGES.has(one.kind)) {
      return [one];
    }
    const owners = one.owners.filter((owner) => pages.get(owner) !== one.change);
    return owners.length === 0 ? [] : [{ ...one, owners }];
  });
}

const PLAN_ORDER: readonly (Plan | undefined)[] = [undefined, 'pro', 'premium'];

/**
 * What differs between two versions of a product, in the order of the kinds of change and of rows. What was removed and
 * added again in between is no change, nor is another order of a union.
 * @param from and `to`, places among the versions; `to` may be the older one
 */
export function changesBetween({ rows }: History, from: number, to: number): readonly Change[] {
  const changes = rows.flatMap((row) => changesOf(row, stateIn(row, from), stateIn(row, to)));
  return withoutRepeats(withRenames(changes)).toSorted(
    (one, other) =>
      CHANGE_KINDS.indexOf(one.change) - CHANGE_KINDS.indexOf(other.change) ||
      PLAN_ORDER.indexOf(one.plan) - PLAN_ORDER.indexOf(other.plan),
  );
}
