import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function GuideLines() {
  return (
    <SimpleTreeView
      aria-label="Lines of the tram"
      itemChildrenIndentation={24}
      defaultExpandedItems={['north', 'depot']}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          position: 'relative',
          '&::before': {
            content: '""',
            position: 'absolute',
            insetBlock: 0,
            insetInlineStart:
              'calc(15px + var(--TreeView-itemChildrenIndentation) * var(--TreeView-itemDepth))',
            borderInlineStart: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <TreeItem itemId="north" label="Northern line">
        <TreeItem itemId="harbor" label="Harbor" />
        <TreeItem itemId="depot" label="Depot">
          <TreeItem itemId="hall-a" label="Hall A" />
          <TreeItem itemId="hall-b" label="Hall B" />
        </TreeItem>
        <TreeItem itemId="market" label="Market" />
      </TreeItem>
    </SimpleTreeView>
  );
}
