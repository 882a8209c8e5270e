import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const plants: TreeViewBaseItem[] = [
  {
    id: 'herbs',
    label: 'Herbs',
    children: [
      { id: 'basil', label: 'Basil' },
      { id: 'mint', label: 'Mint', children: [{ id: 'spearmint', label: 'Spearmint' }] },
      { id: 'thyme', label: 'Thyme' },
    ],
  },
  { id: 'bulbs', label: 'Bulbs', children: [{ id: 'crocus', label: 'Crocus' }] },
  { id: 'moss', label: 'Moss' },
];
