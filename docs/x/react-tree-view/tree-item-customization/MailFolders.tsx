import * as React from 'react';
import Chip from '@mui/material/Chip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

/** For the ear only. */
const visuallyHidden: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

interface Folder {
  id: string;
  label: string;
  unread: number;
}

const folders: TreeViewBaseItem<Folder>[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    unread: 12,
    children: [
      { id: 'orders', label: 'Orders', unread: 4 },
      { id: 'travel', label: 'Travel', unread: 0 },
    ],
  },
  { id: 'sent', label: 'Sent', unread: 0 },
  { id: 'spam', label: 'Spam', unread: 57 },
];

interface FolderLabelProps extends UseTreeItemLabelSlotOwnProps {
  unread?: number;
}

function FolderLabel({ unread = 0, children, ...other }: FolderLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', gap: 1, fontWeight: unread ? 700 : 400 }}>
      {children}
      {unread > 0 && <Chip label={unread} size="small" sx={{ marginInlineStart: 'auto' }} />}
      {unread > 0 && <span style={visuallyHidden}>unread</span>}
    </TreeItemLabel>
  );
}

const FolderItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function FolderItem(props, ref) {
  const unread = useTreeItemModel<Folder>(props.itemId)?.unread;
  const labelProps: Partial<FolderLabelProps> = { unread };
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={{ label: FolderLabel }}
      slotProps={{ label: labelProps }}
    />
  );
});

const slots = { item: FolderItem };

export default function MailFolders() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      slots={slots}
      defaultExpandedItems={['inbox']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
