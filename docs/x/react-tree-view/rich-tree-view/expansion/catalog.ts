import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const catalog: TreeViewBaseItem[] = [
  {
    id: 'tools',
    label: 'Tools',
    children: [
      {
        id: 'hand',
        label: 'Hand tools',
        children: [
          { id: 'chisel', label: 'Chisel' },
          { id: 'wrench', label: 'Wrench' },
        ],
      },
      { id: 'drill', label: 'Cordless drill' },
    ],
  },
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'hose', label: 'Hose' },
      { id: 'pruner', label: 'Pruner' },
    ],
  },
];

/** The ids of all items that have children. */
export function parentIds(items: readonly TreeViewBaseItem[]): string[] {
  return items.flatMap(({ id, children }) =>
    children?.length ? [id, ...parentIds(children)] : [],
  );
}
