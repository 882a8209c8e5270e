/** The ways to the pages of one version, read from its page tree. */
import { pathnameOfDoc } from '../../../src/lib/pages/pageTree';
import { withoutDocsTab } from '../../../src/lib/pages/paths';

/** What matters here of Docusaurus' sidebar items. */
export type TreeItem =
  | { readonly type: 'doc' | 'ref'; readonly id: string; readonly label?: string }
  | {
      readonly type: 'category';
      readonly label: string;
      readonly key?: string;
      readonly items: readonly TreeItem[];
    }
  | { readonly type: 'link' | 'html' };

/** A page as Docusaurus loaded it. */
export interface TreeDoc {
  readonly id: string;
  readonly title: string;
  /** Its path, with language and version. */
  readonly permalink: string;
  readonly frontMatter: { readonly sidebar_label?: unknown };
}

/** A step on the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The address of a page: Docusaurus leaves the slash out where the page's file is no `index`. */
const withSlash = (permalink: string): string => `${permalink.replace(/\/$/, '')}/`;

/** How the name of a group ends that is named after a page: `/x/react-charts-group` holds `/x/react-charts`. */
const GROUP_SUFFIX = '-group';

/** The overview among the pages of a group, which stands for the group: most groups have none. */
function pageOfGroup(key: string, items: readonly TreeItem[], route: string): string | undefined {
  const page = key.endsWith(GROUP_SUFFIX) ? key.slice(0, -GROUP_SUFFIX.length) : undefined;
  const docs = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
  return docs.find((id) => pathnameOfDoc(id, route) === page);
}

function nameOf(label: string | undefined, { frontMatter, title }: TreeDoc): string {
  const { sidebar_label: own } = frontMatter;
  return label ?? (typeof own === 'string' ? own : title);
}

/**
 * The way to each page of a version, by the page's path: the home page, the groups that have a page of their own, and
 * the page. Other groups have no address, so they can't be named. A tab counts as its page.
 * @param home where every way starts
 * @param route of the documentation instance: `/x/`
 */
export function breadcrumbTrails(
  items: readonly TreeItem[],
  docs: readonly TreeDoc[],
  home: Crumb,
  route: string,
): ReadonlyMap<string, readonly Crumb[]> {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const trails = new Map<string, readonly Crumb[]>();
  const walk = (children: readonly TreeItem[], way: readonly Crumb[], own?: string): void => {
    for (const item of children) {
      if (item.type === 'category') {
        const page = pageOfGroup(item.key ?? '', item.items, route);
        const path = page === undefined ? undefined : byId.get(page)?.permalink;
        walk(item.items, path === undefined ? way : [...way, { name: item.label, path }], page);
      } else if (item.type === 'doc' || item.type === 'ref') {
        const doc = byId.get(item.id);
        if (doc) {
          const last = { name: nameOf(item.label, doc), path: doc.permalink };
          trails.set(doc.permalink, item.id === own ? way : [...way, last]);
        }
      }
    }
  };
  walk(items, [home]);
  for (const { permalink } of docs) {
    const page = withSlash(permalink);
    const trail = trails.get(withoutDocsTab(page));
    if (trail) {
      trails.set(page, trail);
    }
  }
  return trails;
}
