import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export interface File {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'table' | 'text';
  size?: string;
}

export const files: TreeViewBaseItem<File>[] = [
  {
    id: 'survey',
    label: 'Bird survey',
    kind: 'folder',
    children: [
      {
        id: 'photos',
        label: 'Photos',
        kind: 'folder',
        children: [{ id: 'kingfisher', label: 'kingfisher.jpg', kind: 'image', size: '3.1 MB' }],
      },
      { id: 'counts', label: 'counts-2026.csv', kind: 'table', size: '84 kB' },
      { id: 'report', label: 'report.md', kind: 'text', size: '12 kB' },
    ],
  },
  { id: 'empty', label: 'Drafts', kind: 'folder' },
];
