import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CookbookContents() {
  return (
    <SimpleTreeView
      aria-label="Contents of the cookbook"
      defaultExpandedItems={['soups']}
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="borscht" label="Borscht" />
        <TreeItem itemId="miso" label="Miso soup" />
      </TreeItem>
      <TreeItem itemId="breads" label="Breads">
        <TreeItem itemId="injera" label="Injera" />
      </TreeItem>
      <TreeItem itemId="index" label="Index of ingredients" />
    </SimpleTreeView>
  );
}
