import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function CompactTree() {
  return (
    <SimpleTreeView
      aria-label="Layers of the drawing"
      defaultExpandedItems={['house']}
      defaultSelectedItems="roof"
      sx={{
        [`& .${treeItemClasses.content}`]: {
          paddingBlock: '1px',
          borderRadius: 0,
          '&[data-selected]': { boxShadow: 'inset 0 -2px 0 0 currentColor' },
        },
        [`& .${treeItemClasses.label}`]: { typography: 'body2' },
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    >
      <TreeItem itemId="house" label="House">
        <TreeItem itemId="roof" label="Roof" />
        <TreeItem itemId="walls" label="Walls" />
      </TreeItem>
      <TreeItem itemId="garden" label="Garden" />
    </SimpleTreeView>
  );
}
