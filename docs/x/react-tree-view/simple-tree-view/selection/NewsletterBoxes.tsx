import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function NewsletterBoxes() {
  return (
    <SimpleTreeView
      aria-label="Newsletters"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['weekly']}
      defaultSelectedItems={['jobs']}
    >
      <TreeItem itemId="weekly" label="Weekly">
        <TreeItem itemId="events" label="Events" />
        <TreeItem itemId="jobs" label="Jobs" />
      </TreeItem>
      <TreeItem itemId="monthly" label="Monthly report" />
    </SimpleTreeView>
  );
}
