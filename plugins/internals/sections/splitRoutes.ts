/** Divides a site's routes into those that every page needs and those of one section. Pure; knows no files. */
import { sectionOf } from '../../../src/lib/pages/sections';
import { type ChunkNames, type Route, namesIn } from './readRoutes';

/** A page's route together with the chunks that it loads. */
export interface SectionPage {
  readonly route: Route;
  readonly chunkNames: unknown;
}

export interface Section {
  readonly path: string;
  /** The path that all sections of the version begin with. */
  readonly base: string;
  readonly pages: readonly SectionPage[];
  /** Names of the chunks that no page outside the section loads. */
  readonly ownChunks: readonly string[];
}

/** The key of a route in the table of chunk names. */
export function keyOf({ component }: Route): string {
  return component.join('-');
}

/** The pages of a route by section; the pages of the routes around it have none. */
function pagesBySection(routes: readonly Route[], base: string | undefined) {
  const found = new Map<string, { readonly base: string; readonly pages: Route[] }>();
  for (const route of routes) {
    if (route.routes) {
      pagesBySection(route.routes, route.path).forEach((section, path) => found.set(path, section));
    } else if (base !== undefined) {
      const path = sectionOf(base, route.path);
      const known = path === undefined ? undefined : found.get(path);
      if (known) {
        known.pages.push(route);
      } else if (path !== undefined) {
        found.set(path, { base, pages: [route] });
      }
    }
  }
  return found;
}

/**
 * The sections of a site by their path.
 * @throws when a page isn't in the table of chunk names
 */
export function sectionsOf(
  routes: readonly Route[],
  table: ChunkNames,
): ReadonlyMap<string, Section> {
  const found = pagesBySection(routes, undefined);
  const sectionOfKey = new Map(
    [...found].flatMap(([path, { pages }]) => pages.map((page) => [keyOf(page), path] as const)),
  );
  /** By chunk name the sections that load it; `undefined` stands for what lies outside all of them. */
  const users = new Map<string, Set<string | undefined>>();
  for (const [key, entry] of Object.entries(table)) {
    for (const name of namesIn(entry)) {
      users.set(name, (users.get(name) ?? new Set()).add(sectionOfKey.get(key)));
    }
  }
  return new Map(
    [...found].map(([path, { base, pages }]) => [
      path,
      {
        path,
        base,
        pages: pages.map((route) => ({ route, chunkNames: entryOf(table, route) })),
        ownChunks: [...users].flatMap(([name, by]) =>
          by.size === 1 && by.has(path) ? [name] : [],
        ),
      },
    ]),
  );
}

function entryOf(table: ChunkNames, route: Route): unknown {
  const entry = table[keyOf(route)];
  if (entry === undefined) {
    throw new Error(
      `sections: the table of chunk names has no ${keyOf(route)}. Compare plugins/internals/sections/splitRoutes.ts with this version of Docusaurus.`,
    );
  }
  return entry;
}
