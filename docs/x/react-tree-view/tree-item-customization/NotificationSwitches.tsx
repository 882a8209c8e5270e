import * as React from 'react';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const topics = [
  {
    id: 'trips',
    label: 'Trips',
    children: [
      { id: 'delays', label: 'Delays' },
      { id: 'gates', label: 'Gate changes' },
    ],
  },
  { id: 'offers', label: 'Offers' },
];

interface ItemSwitchProps extends SwitchProps {
  visible?: boolean;
}

/** Takes what a switch can use: with all the rest, such as `ownerState`, it would lose its color. */
const ItemSwitch = React.forwardRef<HTMLButtonElement, ItemSwitchProps>(function ItemSwitch(
  { visible, checked, disabled, onChange, tabIndex, 'aria-hidden': ariaHidden },
  ref,
) {
  const props = { checked, disabled, onChange, tabIndex, ref, 'aria-hidden': ariaHidden };
  return visible ? <Switch {...props} size="small" sx={{ order: 1 }} /> : null;
});

const TopicItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function TopicItem(props, ref) {
  return <TreeItem {...props} ref={ref} slots={{ checkbox: ItemSwitch }} />;
});

const slots = { item: TopicItem };
const propagation = { parents: true, descendants: true };

export default function NotificationSwitches() {
  return (
    <RichTreeView
      aria-label="Notifications"
      items={topics}
      slots={slots}
      checkboxSelection
      multiSelect
      selectionPropagation={propagation}
      defaultSelectedItems={['gates']}
      defaultExpandedItems={['trips']}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
