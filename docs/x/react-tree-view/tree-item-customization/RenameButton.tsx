import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import EditIcon from '@mui/icons-material/Edit';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemLabelSlotOwnProps } from '@mui/x-tree-view/useTreeItem';

const chapters = ['Arrival', 'The lighthouse', 'Storm'].map((label) => ({ id: label, label }));

interface ChapterLabelProps extends UseTreeItemLabelSlotOwnProps {
  onRename?: () => void;
}

function ChapterLabel({ onRename, children, ...other }: ChapterLabelProps) {
  return (
    <TreeItemLabel {...other} sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {children}
      <IconButton
        aria-label={`Rename ${children}`}
        size="small"
        tabIndex={-1}
        onClick={(event) => {
          event.stopPropagation();
          onRename?.();
        }}
      >
        <EditIcon fontSize="inherit" />
      </IconButton>
    </TreeItemLabel>
  );
}

const ChapterItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ChapterItem(props, ref) {
    const { itemId, children } = props;
    const { interactions } = useTreeItemUtils({ itemId, children });
    const labelProps: Partial<ChapterLabelProps> = { onRename: interactions.toggleItemEditing };
    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{ label: ChapterLabel }}
        slotProps={{ label: labelProps }}
      />
    );
  },
);

const slots = { item: ChapterItem };

export default function RenameButton() {
  return (
    <RichTreeView
      aria-label="Chapters"
      items={chapters}
      isItemEditable
      slots={slots}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
