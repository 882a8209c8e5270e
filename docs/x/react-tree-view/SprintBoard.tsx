import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const backlog: TreeViewBaseItem[] = [
  {
    id: 'sprint-14',
    label: 'Sprint 14',
    children: [
      { id: 'task-301', label: 'Export invoices as PDF' },
      { id: 'task-305', label: 'Fix the login timeout' },
      { id: 'task-309', label: 'Show delivery dates' },
    ],
  },
  {
    id: 'later',
    label: 'Later',
    children: [{ id: 'task-288', label: 'Dark mode for emails' }],
  },
];

export default function SprintBoard() {
  return (
    <RichTreeViewPro
      aria-label="Backlog"
      items={backlog}
      defaultExpandedItems={['sprint-14', 'later']}
      itemsReordering
    />
  );
}
