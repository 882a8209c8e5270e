/** Lists of pages for indexes, in the order of the page tree. */
import { DOCS_TABS, isApiReference, readPath } from '../../../src/lib/pages/paths';
import type { SitePage } from './sitePages';

/** An item of a page tree, as Docusaurus has it once it is translated. */
export interface TreeItem {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly items?: readonly TreeItem[];
}

export interface PageList {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/** The page of a document with its tabs. */
export type FindPages = (docId: string) => readonly SitePage[];

/** @param documents those of one version, by their ids */
export function createFindPages(documents: ReadonlyMap<string, SitePage>): FindPages {
  return (id) =>
    [id, ...DOCS_TABS.map((tab) => id.replace(/[^/]+$/, tab))].flatMap(
      (one) => documents.get(one) ?? [],
    );
}

/** All pages below an item. */
function pagesBelow(item: TreeItem, find: FindPages): readonly SitePage[] {
  return item.type === 'category'
    ? (item.items ?? []).flatMap((child) => pagesBelow(child, find))
    : find(item.type === 'doc' ? (item.id ?? '') : '');
}

function isApiGroup(item: TreeItem, find: FindPages): boolean {
  const pages = pagesBelow(item, find);
  return (
    pages.length > 0 && pages.every(({ permalink }) => isApiReference(readPath(permalink).page))
  );
}

/**
 * The pages of a group: first those that lie in it, then a list for each group that stands by itself.
 * @param isApart whether a group at a depth, which counts from 1, stands by itself
 */
function listsOf(
  group: TreeItem,
  title: string,
  find: FindPages,
  isApart: (group: TreeItem, depth: number) => boolean,
  depth = 1,
): readonly [PageList, ...PageList[]] {
  const own: SitePage[] = [];
  const others: PageList[] = [];
  for (const item of group.items ?? []) {
    if (item.type !== 'category') {
      own.push(...pagesBelow(item, find));
    } else if (isApart(item, depth)) {
      // The groups of an API reference belong together.
      const inside = isApiGroup(item, find) ? () => false : isApart;
      others.push(...listsOf(item, item.label ?? '', find, inside, depth + 1));
    } else {
      const [first, ...rest] = listsOf(item, title, find, isApart, depth + 1);
      own.push(...first.pages);
      others.push(...rest);
    }
  }
  return [{ title, pages: own }, ...others];
}

function notEmpty({ pages }: PageList): boolean {
  return pages.length > 0;
}

/** The lists of the whole tree: one for each group at its top, and one for its API reference. */
export function listsOfSite(tree: readonly TreeItem[], find: FindPages): readonly PageList[] {
  return tree
    .flatMap((group) => {
      const label = group.label ?? '';
      const [own, ...apart] = listsOf(group, label, find, (item) => isApiGroup(item, find));
      return [own, ...apart.map((list) => ({ ...list, title: `${label}: ${list.title}` }))];
    })
    .filter(notEmpty);
}

/**
 * The lists of one product: its first pages, then one for each of its groups.
 * @param front the path of its front page, with language
 */
export function listsOfProduct(
  tree: readonly TreeItem[],
  front: string,
  title: string,
  find: FindPages,
): readonly PageList[] {
  const group = tree.find((item) =>
    pagesBelow(item, find).some(({ permalink }) => permalink === front),
  );
  return group
    ? listsOf(group, title, find, (item, depth) => depth === 1 || isApiGroup(item, find)).filter(
        notEmpty,
      )
    : [];
}
