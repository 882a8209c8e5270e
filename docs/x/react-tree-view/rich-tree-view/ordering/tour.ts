import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Towns of a concert tour, and the concerts there. */
export const tour: TreeViewBaseItem[] = [
  {
    id: 'bergen',
    label: 'Bergen',
    children: [
      { id: 'harbor', label: 'Harbor stage' },
      { id: 'chapel', label: 'Chapel' },
    ],
  },
  { id: 'porto', label: 'Porto', children: [{ id: 'cellar', label: 'Wine cellar' }] },
  { id: 'gdansk', label: 'Gdańsk', children: [{ id: 'shipyard', label: 'Shipyard' }] },
];

export const towns = tour.map(({ id }) => id);
