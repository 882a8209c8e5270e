import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/**
 * Returns a copy of nested items in which some items follow another item, in the order of the tree. An item that
 * contains the other item keeps its position.
 */
export function placeAfter(
  items: TreeViewBaseItem[],
  itemIds: string[],
  previousId: string,
): TreeViewBaseItem[] {
  const taken: TreeViewBaseItem[] = [];
  const hasPrevious = ({ id, children = [] }: TreeViewBaseItem): boolean =>
    id === previousId || children.some(hasPrevious);
  const takeOut = (siblings: TreeViewBaseItem[]): TreeViewBaseItem[] =>
    siblings.flatMap((item) => {
      if (itemIds.includes(item.id) && !hasPrevious(item)) {
        taken.push(item);
        return [];
      }
      return { ...item, children: takeOut(item.children ?? []) };
    });
  const insert = (siblings: TreeViewBaseItem[]): TreeViewBaseItem[] =>
    siblings.flatMap((item) => {
      const copy = { ...item, children: insert(item.children ?? []) };
      return item.id === previousId ? [copy, ...taken] : [copy];
    });
  return insert(takeOut(items));
}
