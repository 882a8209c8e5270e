/** The pages of a page tree, each with the groups around it. Pure: labels and titles are for others. */
import { type SidebarItem, pathnameOfDoc } from '../../../src/lib/pages/pageTree';

export type TreeGroup = Extract<SidebarItem, { type: 'category' }>;
export type TreeDoc = Extract<SidebarItem, { type: 'doc' }>;

export interface TreePage {
  readonly doc: TreeDoc;
  /** In the current version, without a slash at the end: `/x/react-data-grid/sorting`. */
  readonly pathname: string;
  /** The outermost first. */
  readonly groups: readonly TreeGroup[];
}

/**
 * Links to other sites and into pages are left out: they aren't pages.
 * @param route of the tree's documentation instance: `/x/`
 */
export function treePages(
  items: readonly SidebarItem[],
  route: string,
  groups: readonly TreeGroup[] = [],
): readonly TreePage[] {
  return items.flatMap((item): readonly TreePage[] => {
    switch (item.type) {
      case 'doc':
        return [{ doc: item, pathname: pathnameOfDoc(item.id, route), groups }];
      case 'category':
        return treePages(item.items, route, [...groups, item]);
      case 'link':
        return [];
    }
  });
}

/** The group that a page stands for, as the front of the data grid stands for the data grid. */
export function groupOfFront({ pathname, groups }: TreePage): TreeGroup | undefined {
  const group = groups.at(-1);
  return group?.key.replace(/-group$/, '') === pathname ? group : undefined;
}
