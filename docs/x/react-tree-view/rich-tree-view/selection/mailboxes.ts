import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

export const mailboxes: TreeViewBaseItem[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'suppliers', label: 'Suppliers' },
      { id: 'bookings', label: 'Bookings' },
    ],
  },
  { id: 'drafts', label: 'Drafts' },
  { id: 'sent', label: 'Sent' },
  { id: 'junk', label: 'Junk' },
];
