import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const files: TreeViewBaseItem[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    children: [
      { id: 'contracts/acme.pdf', label: 'Acme 2026.pdf' },
      { id: 'contracts/globex.pdf', label: 'Globex 2025.pdf' },
    ],
  },
  {
    id: 'invoices',
    label: 'Invoices',
    children: [{ id: 'invoices/0112.pdf', label: 'Invoice 0112.pdf' }],
  },
  { id: 'readme', label: 'Read me first.txt' },
];

export default function ProjectFiles() {
  return (
    <RichTreeView aria-label="Project files" items={files} defaultExpandedItems={['contracts']} />
  );
}
