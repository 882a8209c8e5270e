import * as React from 'react';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, towns } from './tour';

interface ItemProps
  extends
    Omit<UseTreeItemParameters, 'rootRef'>,
    Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'> {}

const HandleItem = React.forwardRef<HTMLLIElement, ItemProps>(function HandleItem(
  { id, itemId, label, disabled, children, ...other },
  ref,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  // The handle is dragged instead of the whole item.
  const { draggable, onDragStart, ...rootProps } = item.getRootProps(other);

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...rootProps}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          <span
            role="presentation"
            draggable={draggable}
            onDragStart={onDragStart}
            style={{ cursor: 'grab' }}
          >
            <DragIndicatorIcon color="action" sx={{ display: 'block' }} />
          </span>
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const slots = { item: HandleItem };

export default function DragHandle() {
  return (
    <RichTreeViewPro
      aria-label="Concert tour with handles"
      items={tour}
      itemsReordering
      slots={slots}
      defaultExpandedItems={towns}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
