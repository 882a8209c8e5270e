import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const sketchbook: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'cliffs', label: 'Cliffs.png' },
      {
        id: 'harbor',
        label: 'Harbor',
        children: [
          { id: 'crane', label: 'Crane.png' },
          { id: 'ferry', label: 'Ferry.png' },
        ],
      },
    ],
  },
  { id: 'portraits', label: 'Portraits', children: [{ id: 'nadia', label: 'Nadia.png' }] },
  { id: 'moods', label: 'Moods.png' },
];
