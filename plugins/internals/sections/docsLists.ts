/**
 * The lists of documents that the docs plugin hands to every page: of each version all of them, with id and path.
 * Here every page gets the first page of each section, and those of cut versions that header and footer link to; the
 * others come with their section. A section brings the pages of its namesakes in other versions as well, since pages
 * link to themselves in other versions; what versions have in common is in it once.
 */
import { sectionOf } from '../../../src/lib/pages/sections';
import { unversionedPage } from '../../../src/lib/pages/versions';

interface Doc {
  readonly id: string;
  readonly path: string;
  /** Of the page's tree. Only items of the header that this site has none of ask for it. */
  readonly sidebar?: string | undefined;
}

interface Version {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly isLast: boolean;
  readonly docs: readonly Doc[];
}

/** By id of the docs plugin's instance. */
export type DocsInstances = Readonly<Record<string, { readonly versions: readonly Version[] }>>;

const PLUGIN = 'docusaurus-plugin-content-docs';

function isInstances(value: unknown): value is DocsInstances {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(({ versions }: { versions?: unknown }) => {
      return (
        Array.isArray(versions) &&
        versions.every(
          (version: Partial<Version> | null) =>
            typeof version?.path === 'string' && Array.isArray(version.docs),
        )
      );
    })
  );
}

function read(source: string): {
  readonly data: Readonly<Record<string, unknown>>;
  readonly instances: DocsInstances;
} {
  const data: Readonly<Record<string, unknown>> = JSON.parse(source);
  const instances = data[PLUGIN];
  if (!isInstances(instances)) {
    throw new Error(
      'sections: the global data has no versions of documents. Compare plugins/internals/sections/docsLists.ts with this version of Docusaurus.',
    );
  }
  return { data, instances };
}

/** The path that all pages of a version begin with. */
function baseOf({ path }: Version): string {
  return path.replace(/\/*$/, '/');
}

function withoutSidebar(doc: Doc): Doc {
  return { ...doc, sidebar: undefined };
}

/** Whether every page knows of the document. */
function isKnown(version: Version, { id, path }: Doc, links: readonly string[]): boolean {
  const section = sectionOf(baseOf(version), path);
  return (
    section === undefined ||
    section === path ||
    id === version.mainDocId ||
    // A link as written leads to the last version, whether that is known to have the page or not.
    (!version.isLast && links.some((link) => unversionedPage(link) === unversionedPage(path)))
  );
}

/**
 * Where the header and the footer lead.
 * @param themeConfig of the site's configuration
 */
export function shellLinks(themeConfig: unknown): readonly string[] {
  const links: string[] = [];
  JSON.stringify(themeConfig, (key, value: unknown) => {
    if (key === 'to' && typeof value === 'string') {
      links.push(value);
    }
    return value;
  });
  return links;
}

/**
 * @param source `.docusaurus/globalData.json`
 * @param links see {@link shellLinks}
 * @throws when the docs plugin's part has changed
 */
export function shellGlobalData(source: string, links: readonly string[]): string {
  const { data, instances } = read(source);
  const shortened = Object.entries(instances).map(([id, instance]) => [
    id,
    {
      ...instance,
      versions: instance.versions.map((version) => ({
        ...version,
        docs: version.docs.filter((doc) => isKnown(version, doc, links)).map(withoutSidebar),
      })),
    },
  ]);
  return JSON.stringify({ ...data, [PLUGIN]: Object.fromEntries(shortened) });
}

/** Documents that the same versions have, with paths below the base of each. */
interface Shared {
  readonly versions: readonly string[];
  readonly docs: readonly Doc[];
}

/** The documents of a section, by what versions have in common. */
function sharedDocs(
  versions: readonly Version[],
  links: readonly string[],
  section: string,
): readonly Shared[] {
  /** Names of the versions by the text of a document. */
  const holders = new Map<string, string[]>();
  for (const version of versions) {
    const base = baseOf(version);
    for (const doc of version.docs) {
      if (!isKnown(version, doc, links) && sectionOf(base, doc.path) === base + section) {
        const text = JSON.stringify({ ...withoutSidebar(doc), path: doc.path.slice(base.length) });
        holders.set(text, [...(holders.get(text) ?? []), version.name]);
      }
    }
  }
  const groups = new Map<string, Doc[]>();
  for (const [text, names] of holders) {
    const key = JSON.stringify(names);
    groups.set(key, [...(groups.get(key) ?? []), JSON.parse(text)]);
  }
  return [...groups].map(([names, docs]) => ({ versions: JSON.parse(names), docs }));
}

/**
 * The documents that come with a section, by instance, as JSON; see `browser/sections.ts`.
 * @param source `.docusaurus/globalData.json`
 * @param links see {@link shellLinks}
 * @param base the path that all sections of the version begin with
 */
export function sectionDocs(
  source: string,
  links: readonly string[],
  base: string,
  section: string,
): string {
  const { instances } = read(source);
  const found = Object.entries(instances).flatMap(([id, { versions }]) =>
    versions.some((version) => baseOf(version) === base)
      ? [[id, sharedDocs(versions, links, section.slice(base.length))] as const]
      : [],
  );
  return JSON.stringify(Object.fromEntries(found));
}
