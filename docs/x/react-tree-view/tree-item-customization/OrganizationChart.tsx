import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { people, type Person } from './people';

interface ItemProps
  extends
    Omit<UseTreeItemParameters, 'rootRef'>,
    Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'> {}

const PersonItem = React.forwardRef<HTMLLIElement, ItemProps>(function PersonItem(
  { id, itemId, label, disabled, children, ...other },
  ref,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const person = useTreeItemModel<Person>(itemId);
  const initials = person?.label.replace(/[^A-Z]/g, '');

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar sx={{ bgcolor: 'grey.700', color: 'common.white' }}>{initials}</Avatar>
          <Stack sx={{ flexGrow: 1 }}>
            <TreeItemLabel {...item.getLabelProps()} />
            <Typography variant="body2" color="text.secondary">
              {person?.post}
            </Typography>
          </Stack>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

const slots = { item: PersonItem };

export default function OrganizationChart() {
  return (
    <RichTreeView
      aria-label="Museum staff"
      items={people}
      slots={slots}
      itemChildrenIndentation={28}
      defaultExpandedItems={['okafor', 'lindqvist']}
      sx={{ width: 380, maxWidth: '100%' }}
    />
  );
}
