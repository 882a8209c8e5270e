import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OpenAtStart() {
  return (
    <SimpleTreeView
      aria-label="Parts of the bicycle"
      defaultExpandedItems={['frame', 'fork']}
      sx={{ minHeight: 224 }}
    >
      <TreeItem itemId="frame" label="Frame">
        <TreeItem itemId="fork" label="Fork">
          <TreeItem itemId="steerer" label="Steerer tube" />
        </TreeItem>
        <TreeItem itemId="saddle" label="Saddle" />
      </TreeItem>
      <TreeItem itemId="wheels" label="Wheels">
        <TreeItem itemId="front" label="Front wheel" />
        <TreeItem itemId="rear" label="Rear wheel" />
      </TreeItem>
    </SimpleTreeView>
  );
}
