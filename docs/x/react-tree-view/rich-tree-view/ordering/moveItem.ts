import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export interface Position {
  parentId: string | null;
  index: number;
}

function findItem(items: TreeViewBaseItem[], itemId: string): TreeViewBaseItem | undefined {
  for (const item of items) {
    const found = item.id === itemId ? item : findItem(item.children ?? [], itemId);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Returns a copy of nested items in which one item has a new position. The old array stays as it is. */
export function moveItem(
  items: TreeViewBaseItem[],
  itemId: string,
  newPosition: Position,
): TreeViewBaseItem[] {
  const moved = findItem(items, itemId);
  const copy = (siblings: TreeViewBaseItem[], parentId: string | null): TreeViewBaseItem[] => {
    const others = siblings
      .filter(({ id }) => id !== itemId)
      .map((item) => ({ ...item, children: copy(item.children ?? [], item.id) }));
    if (!moved || parentId !== newPosition.parentId) {
      return others;
    }
    return [...others.slice(0, newPosition.index), moved, ...others.slice(newPosition.index)];
  };
  return copy(items, null);
}
