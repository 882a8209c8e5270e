import * as React from 'react';
import ArticleIcon from '@mui/icons-material/Article';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const handbook: TreeViewBaseItem[] = [
  {
    id: 'safety',
    label: 'Safety',
    children: [
      { id: 'evacuation', label: 'Evacuation plan' },
      { id: 'first-aid', label: 'First aid' },
    ],
  },
  { id: 'travel', label: 'Travel', children: [{ id: 'expenses', label: 'Expenses' }] },
];

const approved = new Set(['evacuation', 'expenses']);

interface LabelProps {
  children?: React.ReactNode;
  className?: string;
  isApproved?: boolean;
}

function DocumentLabel({ children, className, isApproved }: LabelProps) {
  return (
    <Stack
      direction="row"
      className={className}
      sx={{ width: '100%', justifyContent: 'space-between' }}
    >
      <span>{children}</span>
      {isApproved ? <Chip size="small" variant="outlined" label="Approved" /> : null}
    </Stack>
  );
}

const DocumentItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function DocumentItem(props, ref) {
    const labelProps: LabelProps = { isApproved: approved.has(props.itemId) };
    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{ label: DocumentLabel }}
        slotProps={{ label: labelProps }}
      />
    );
  },
);

export default function TreeItemSlot() {
  return (
    <RichTreeView
      aria-label="Staff handbook"
      items={handbook}
      defaultExpandedItems={['safety']}
      slots={{
        item: DocumentItem,
        expandIcon: FolderIcon,
        collapseIcon: FolderOpenIcon,
        endIcon: ArticleIcon,
      }}
    />
  );
}
