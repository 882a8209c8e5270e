import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const notebooks: TreeViewBaseItem[] = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'oslo', label: 'Oslo' },
      { id: 'lima', label: 'Lima' },
    ],
  },
  { id: 'recipes', label: 'Recipes' },
];

/** New items with another label for one of them. */
export function rename(
  items: readonly TreeViewBaseItem[],
  itemId: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    ...(item.children && { children: rename(item.children, itemId, label) }),
  }));
}

/** The label that an item has, or `undefined` when there is no such item. */
export function labelOf(items: readonly TreeViewBaseItem[], itemId: string): string | undefined {
  for (const item of items) {
    const label = item.id === itemId ? item.label : labelOf(item.children ?? [], itemId);
    if (label !== undefined) {
      return label;
    }
  }
  return undefined;
}
