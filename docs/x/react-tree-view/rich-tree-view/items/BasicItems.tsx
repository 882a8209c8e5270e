import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const animals: TreeViewBaseItem[] = [
  {
    id: 'mammals',
    label: 'Mammals',
    children: [
      { id: 'otter', label: 'Eurasian otter' },
      { id: 'lynx', label: 'Iberian lynx' },
    ],
  },
  {
    id: 'birds',
    label: 'Birds',
    children: [
      {
        id: 'owls',
        label: 'Owls',
        children: [{ id: 'barn-owl', label: 'Barn owl' }],
      },
      { id: 'heron', label: 'Gray heron' },
    ],
  },
];

export default function BasicItems() {
  return (
    <RichTreeView
      aria-label="Observed species"
      items={animals}
      defaultExpandedItems={['birds', 'owls']}
    />
  );
}
