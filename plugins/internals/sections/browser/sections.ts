/**
 * Sections in the browser. One route stands for all pages of a section; when the section is opened, the routes of
 * its pages take that route's place in Docusaurus' own tables, which from then on are as if they had always been so.
 */
import { type ReactNode, createElement } from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import { useHistory } from '@docusaurus/router';
import Loading from '@theme/Loading';
import { sectionChunkName } from '../../../../src/lib/pages/sections';

/** A route as Docusaurus' router takes it. */
export interface PageRoute {
  readonly path: string;
  readonly [name: string]: unknown;
}

interface ClosedSection extends PageRoute {
  readonly open: () => Promise<void>;
  /** Settles when the section is open; doesn't open it. */
  readonly opened: Promise<void>;
}

/** Some of the routes that a path leads to stand for a section. */
type Matches = readonly { readonly route: Partial<ClosedSection> }[];

/** The name, hash and chunks of a page, and what else stands in its route. */
type PageRow = readonly [
  path: string,
  hash: string,
  chunks: (typeof chunkNames)[string],
  rest: Readonly<Record<string, unknown>>,
];

/** The documents of a section by instance of the docs plugin: each list with the names of the versions that have it. */
type Docs = Readonly<
  Record<string, readonly { readonly versions: readonly string[]; readonly docs: readonly Doc[] }[]>
>;

interface Doc {
  /** In what comes with a section, below the path of the version. */
  readonly path: string;
}

const UNREACHABLE = new Error('The routes of the section could not be loaded.');

/** A section is opened before a page in it is shown, so this is seen only where it can't be had. */
function Closed(): ReactNode {
  const history = useHistory();
  return createElement(Loading, {
    error: UNREACHABLE,
    isLoading: false,
    pastDelay: true,
    timedOut: false,
    // The same way once more, which begins with opening the section.
    retry: () => history.replace(history.location),
  });
}

/**
 * Adds sections to the routes of a version. The list stays the same object: its parts are exchanged.
 * @param routes those of pages outside all sections
 * @param sections what loads the routes of a section, by its path
 */
export function withSections(
  routes: PageRoute[],
  sections: Readonly<Record<string, () => Promise<{ readonly default: readonly PageRoute[] }>>>,
): readonly PageRoute[] {
  for (const [path, load] of Object.entries(sections)) {
    let opening: Promise<void> | undefined;
    let announce = () => {};
    const closed: ClosedSection = {
      path,
      component: Closed,
      open: () => {
        opening ??= load().then(
          ({ default: pages }) => {
            routes.splice(routes.indexOf(closed), 1, ...pages);
            announce();
          },
          (error: unknown) => {
            // The next one who asks tries again.
            opening = undefined;
            throw error;
          },
        );
        return opening;
      },
      opened: new Promise((resolve) => {
        announce = resolve;
      }),
    };
    routes.push(closed);
  }
  return routes;
}

/**
 * Opens the sections among the routes that a path leads to.
 * @throws when the routes of one can't be loaded
 */
export async function openSections(matches: Matches): Promise<void> {
  await Promise.all(matches.map(({ route }) => route.open?.()));
}

const fetched = new Set<string>();

/**
 * Fetches a page ahead once its section is open, and until then only the section's routes, without running them:
 * a page that is merely linked to costs the one that is being read nothing.
 * @param fetchPage fetches the files of the page
 * @param fetchChunk fetches the file of the chunk with a name
 */
export async function whenOpened(
  matches: Matches,
  fetchPage: () => unknown,
  fetchChunk: (chunkName: string) => unknown,
): Promise<void> {
  await Promise.all(
    matches.map(({ route: { path, opened } }) => {
      if (opened && path !== undefined && !fetched.has(path)) {
        fetched.add(path);
        fetchChunk(sectionChunkName(path));
      }
      return opened;
    }),
  );
  await fetchPage();
}

interface Instance {
  readonly versions: readonly {
    readonly name: string;
    readonly path: string;
    readonly docs: Doc[];
  }[];
}

function isInstance(data: unknown): data is Instance {
  return typeof data === 'object' && data !== null && 'versions' in data;
}

/** A section that is there already, as the namesake in another version, isn't entered twice. */
function enterDocs(docs: Docs): void {
  const instances = globalData['docusaurus-plugin-content-docs'] ?? {};
  for (const [id, shared] of Object.entries(docs)) {
    const instance = instances[id];
    const versions = isInstance(instance) ? instance.versions : [];
    for (const version of versions) {
      const base = version.path.replace(/\/*$/, '/');
      const present = new Set(version.docs.map(({ path }) => path));
      const added = shared
        .filter(({ versions: names }) => names.includes(version.name))
        .flatMap((one) => one.docs.map((doc) => ({ ...doc, path: base + doc.path })));
      version.docs.push(...added.filter(({ path }) => !present.has(path)));
    }
  }
}

/**
 * Enters the pages of a section into Docusaurus' tables.
 * @returns their routes
 */
export function sectionPages(
  rows: readonly PageRow[],
  modules: typeof registry,
  docs: Docs,
): readonly PageRoute[] {
  Object.assign(registry, modules);
  enterDocs(docs);
  return rows.map(([path, hash, chunks, rest]) => {
    Object.assign(chunkNames, { [`${path}-${hash}`]: chunks });
    // Without a key of its own, a page would be mounted again when a section before it opens.
    return { path, key: path, component: ComponentCreator(path, hash), ...rest };
  });
}
