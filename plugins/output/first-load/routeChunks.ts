/** Which chunks Docusaurus loads for a page, read from its route table. Knows neither files nor HTML. */

import { sectionChunkName, sectionOf } from '../../../src/lib/pages/sections';

/** A route of Docusaurus, as far as it matters here. */
export interface Route {
  readonly path: string;
  readonly routes?: readonly Route[];
}

/** `.docusaurus/routesChunkNames.json`: chunk names, nested in any way, by path and hash of a route. */
export type RouteChunkNames = Readonly<Record<string, unknown>>;

function namesIn(entry: unknown): readonly string[] {
  if (typeof entry === 'string') {
    return [entry];
  }
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(namesIn) : [];
}

/** The path in a key of the route table, which ends in `-` and a hash of three digits. */
function pathOfKey(key: string): string {
  return key.replace(/-[\da-f]{3}$/, '');
}

/**
 * The chunk names of every page, by its path; those of its section and of the routes around it come first.
 * @param groups names of the chunks of sidebar groups that come with a section, by its path; see plugins/internals/sections
 */
export function chunkNamesByPage(
  routes: readonly Route[],
  table: RouteChunkNames,
  groups: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const byPath = new Map<string, readonly string[]>();
  for (const [key, entry] of Object.entries(table)) {
    const path = pathOfKey(key);
    byPath.set(path, [...(byPath.get(path) ?? []), ...namesIn(entry)]);
  }
  const pages = new Map<string, readonly string[]>();
  const visit = ({ path, routes: children }: Route, around: readonly string[], base?: string) => {
    const own = byPath.get(path) ?? [];
    if (children && children.length > 0) {
      const names = [...new Set([...around, ...own])];
      children.forEach((child) => visit(child, names, path));
    } else {
      const section = base === undefined ? undefined : sectionOf(base, path);
      const ofSection =
        section === undefined ? [] : [sectionChunkName(section), ...(groups.get(section) ?? [])];
      pages.set(path, [...new Set([...ofSection, ...around, ...own])]);
    }
  };
  routes.forEach((route) => visit(route, []));
  return pages;
}
