/** Which pages mention or use each name of the grid, and what share of the names has a page. Pure. */
import type { GridName, NameKind, NameUse } from './names';
import { NAME_KINDS } from './names';

/** What a page uses. */
export interface PageUses {
  readonly pathname: string;
  readonly prose: readonly NameUse[];
  readonly demos: readonly NameUse[];
}

export interface Covered extends GridName {
  /** Paths of the pages whose text mentions it. */
  readonly prose: readonly string[];
  /** Paths of the pages that have a demo with it. */
  readonly demos: readonly string[];
}

export interface Total {
  readonly covered: number;
  readonly total: number;
  /** Percent with one decimal, rounded down, so that 100 means all. */
  readonly share: number;
}

export type Totals = Readonly<Record<NameKind | 'all', Total>>;

function keyOf({ kind, name }: NameUse): string {
  return `${kind} ${name}`;
}

/** The pages of each name. An event is used where the prop is that listens to it. */
export function coverNames(
  names: readonly GridName[],
  pages: readonly PageUses[],
): readonly Covered[] {
  const keys = pages.map(({ pathname, prose, demos }) => ({
    pathname,
    prose: new Set(prose.map(keyOf)),
    demos: new Set(demos.map(keyOf)),
  }));
  return names.map((name) => {
    const wanted = [
      keyOf(name),
      ...(name.prop === undefined ? [] : [keyOf({ kind: 'props', name: name.prop })]),
    ];
    const pagesWith = (place: 'prose' | 'demos') =>
      keys.filter((page) => wanted.some((key) => page[place].has(key))).map((one) => one.pathname);
    return { ...name, prose: pagesWith('prose'), demos: pagesWith('demos') };
  });
}

export function hasPage({ prose, demos }: Covered): boolean {
  return prose.length + demos.length > 0;
}

function totalOf(names: readonly Covered[]): Total {
  const covered = names.filter(hasPage).length;
  const total = names.length;
  return { covered, total, share: total === 0 ? 100 : Math.floor((1000 * covered) / total) / 10 };
}

/** Totals by kind, and of all names. */
export function totalsOf(names: readonly Covered[]): Totals {
  const ofKind = (kind: NameKind) => totalOf(names.filter((name) => name.kind === kind));
  const [props, columnFields, methods, events, slots] = NAME_KINDS;
  return {
    [props]: ofKind(props),
    [columnFields]: ofKind(columnFields),
    [methods]: ofKind(methods),
    [events]: ofKind(events),
    [slots]: ofKind(slots),
    all: totalOf(names),
  };
}
