import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OneBranchOpen() {
  const [open, setOpen] = React.useState('breakfast');

  return (
    <SimpleTreeView
      aria-label="Menu of the day"
      expandedItems={[open]}
      onItemExpansionToggle={(_, itemId, isExpanded) => setOpen(isExpanded ? itemId : '')}
      sx={{ minHeight: 160 }}
    >
      <TreeItem itemId="breakfast" label="Breakfast">
        <TreeItem itemId="congee" label="Congee" />
        <TreeItem itemId="shakshuka" label="Shakshuka" />
      </TreeItem>
      <TreeItem itemId="lunch" label="Lunch">
        <TreeItem itemId="pho" label="Phở" />
      </TreeItem>
      <TreeItem itemId="dinner" label="Dinner">
        <TreeItem itemId="moqueca" label="Moqueca" />
        <TreeItem itemId="gnocchi" label="Gnocchi" />
      </TreeItem>
    </SimpleTreeView>
  );
}
