/**
 * The results that a reader chose last: what is kept of each, and how the list changes. A chosen result is kept, not
 * the words that found it, so that one press leads there again. Pure: knows no storage.
 */
import { SITE_ADDRESS } from '../../../data/siteAddress';
import type { HitKind } from '../../../lib/search/searchHit';
import { versionOfPath } from '../../../lib/pages/versionedPaths';
import { readPath } from '../../../lib/pages/paths';
import { isSitePath } from '../../../lib/pages/webAddress';

export interface RecentSearch {
  readonly kind: HitKind;
  /** Path with language, version and anchor. */
  readonly address: string;
  readonly title: string;
}

export type RecentsAction =
  | { readonly type: 'ADD'; readonly recent: RecentSearch }
  | { readonly type: 'REMOVE'; readonly address: string }
  | { readonly type: 'CLEAR' };

/** The most that are kept. */
export const MAX_RECENTS = 6;

const KINDS = [
  'page',
  'component',
  'interface',
  'functions',
  'prop',
  'property',
  'function',
  'slot',
  'class',
  'section',
] as const satisfies readonly HitKind[];

/** The newest first, no address twice. */
export function reduceRecents(
  recents: readonly RecentSearch[],
  action: RecentsAction,
): readonly RecentSearch[] {
  switch (action.type) {
    case 'ADD': {
      const { kind, address, title } = action.recent;
      const others = recents.filter((recent) => recent.address !== address);
      return [{ kind, address, title }, ...others].slice(0, MAX_RECENTS);
    }
    case 'REMOVE':
      return recents.filter(({ address }) => address !== action.address);
    case 'CLEAR':
      return [];
  }
}

function readRecent(value: unknown): readonly RecentSearch[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const { kind, address, title }: { kind?: unknown; address?: unknown; title?: unknown } = value;
  const known = KINDS.find((name) => name === kind);
  const isKnown = known && typeof address === 'string' && typeof title === 'string';
  // Another site of the same host has the same storage.
  return isKnown && isSitePath(address) && address.startsWith(SITE_ADDRESS.base) && title !== ''
    ? [{ kind: known, address, title }]
    : [];
}

/** What a stored text holds; entries, or a whole, that can't be used are left out. */
export function parseRecents(stored: string | null): readonly RecentSearch[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.flatMap(readRecent).slice(0, MAX_RECENTS) : [];
  } catch {
    return [];
  }
}

/** Those in the language and the version of a page. */
export function recentsFor(
  recents: readonly RecentSearch[],
  pathname: string,
): readonly RecentSearch[] {
  const placeOf = (address: string) => {
    const { language, route } = readPath(address);
    return `${language} ${versionOfPath(route) ?? ''}`;
  };
  return recents.filter(({ address }) => placeOf(address) === placeOf(pathname));
}
