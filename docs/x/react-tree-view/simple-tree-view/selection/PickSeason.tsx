import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PickSeason() {
  return (
    <SimpleTreeView
      aria-label="Seasons of the series"
      defaultExpandedItems={['harbor']}
      defaultSelectedItems="harbor-2"
      sx={{ minHeight: 192 }}
    >
      <TreeItem itemId="harbor" label="Harbor lights">
        <TreeItem itemId="harbor-1" label="Season 1" />
        <TreeItem itemId="harbor-2" label="Season 2" />
      </TreeItem>
      <TreeItem itemId="north" label="North of Tromsø">
        <TreeItem itemId="north-1" label="Season 1, subtitled" />
      </TreeItem>
      <TreeItem itemId="extras" label="Extras" />
    </SimpleTreeView>
  );
}
