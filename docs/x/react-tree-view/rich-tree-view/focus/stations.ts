import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const stations: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North',
    children: [
      {
        id: 'fjord-line',
        label: 'Fjord line',
        children: [
          { id: 'bergen', label: 'Bergen' },
          { id: 'voss', label: 'Voss' },
        ],
      },
      { id: 'hamar', label: 'Hamar' },
    ],
  },
  { id: 'south', label: 'South', children: [{ id: 'bari', label: 'Bari' }] },
];
