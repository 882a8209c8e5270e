/** Makes one list of what the sources found: titles and names first, then sections of text, no address twice. */
import type { Plan } from '../../../lib/pages/pageTree';
import type { HitKind, SearchHit } from '../../../lib/search/searchHit';

export type GroupId = 'pages' | 'api' | 'text' | 'nearest';

export interface ResultGroup {
  readonly id: GroupId;
  readonly hits: readonly SearchHit[];
}

/** Groups without the hits that need one of some plans, and those hits. */
export interface PlannedResults {
  readonly groups: readonly ResultGroup[];
  readonly leftOut: readonly SearchHit[];
}

/** The most sections of text that the list shows. */
const MAX_SECTIONS = 20;

const isPage = (kind: HitKind) => kind === 'page' || kind === 'section';

/** The same for all ways to write an address. */
function addressKey(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

const withoutHash = (address: string) => address.replace(/#.*$/, '');

/** Titles and names in groups; the group with the best hit comes first. */
function groupTitles(found: readonly SearchHit[]): readonly ResultGroup[] {
  const pages = { id: 'pages', hits: found.filter(({ kind }) => isPage(kind)) } as const;
  const api = { id: 'api', hits: found.filter(({ kind }) => !isPage(kind)) } as const;
  const [best] = found;
  return best && !isPage(best.kind) ? [api, pages] : [pages, api];
}

/**
 * @param found titles and names, the best first
 * @param text hits of the full text; one that leads where the list leads already is left out, and so is the beginning
 *   of a page that the list has
 */
export function mergeResults(
  found: readonly SearchHit[],
  text: readonly SearchHit[],
): readonly ResultGroup[] {
  const seen = new Set(found.map(({ address }) => addressKey(address)));
  const sections: SearchHit[] = [];
  for (const hit of text) {
    const key = addressKey(hit.kind === 'section' ? hit.address : withoutHash(hit.address));
    if (!seen.has(key) && sections.length < MAX_SECTIONS) {
      seen.add(key);
      sections.push(hit);
    }
  }
  return [...groupTitles(found), { id: 'text', hits: sections } as const].filter(
    ({ hits }) => hits.length > 0,
  );
}

const needs = ({ plan }: SearchHit, plans: readonly Plan[]) =>
  plan !== undefined && plans.includes(plan);

/** Leaves out the hits that need one of `plans`, and the groups that lose all of their hits. */
export function leaveOut(groups: readonly ResultGroup[], plans: readonly Plan[]): PlannedResults {
  return {
    groups: groups
      .map(({ id, hits }) => ({ id, hits: hits.filter((hit) => !needs(hit, plans)) }))
      .filter(({ hits }) => hits.length > 0),
    leftOut: groups.flatMap(({ hits }) => hits.filter((hit) => needs(hit, plans))),
  };
}
