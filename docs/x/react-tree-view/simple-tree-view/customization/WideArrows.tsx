import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function TouchItem(props: TreeItemProps) {
  return (
    <TreeItem
      {...props}
      slotProps={{
        iconContainer: { style: { width: 44, height: 44, alignItems: 'center' } },
        groupTransition: { timeout: 0 },
      }}
    />
  );
}

export default function WideArrows() {
  return (
    <SimpleTreeView
      aria-label="Stock"
      expansionTrigger="iconContainer"
      defaultExpandedItems={['paint']}
      sx={{ minHeight: 208 }}
    >
      <TouchItem itemId="paint" label="Paint">
        <TouchItem itemId="primer" label="Primer" />
      </TouchItem>
      <TouchItem itemId="brushes" label="Brushes">
        <TouchItem itemId="flat" label="Flat brush" />
      </TouchItem>
    </SimpleTreeView>
  );
}
