import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TicketAreas() {
  return (
    <SimpleTreeView
      aria-label="Areas of the stadium"
      defaultExpandedItems={['north', 'away']}
      disabledItemsFocusable
    >
      <TreeItem itemId="north" label="North stand">
        <TreeItem itemId="n1" label="Block 1: sold out" disabled />
        <TreeItem itemId="n2" label="Block 2" />
      </TreeItem>
      <TreeItem itemId="away" label="Away fans: closed today" disabled>
        <TreeItem itemId="a1" label="Block 9" />
      </TreeItem>
      <TreeItem itemId="boxes" label="Boxes" />
    </SimpleTreeView>
  );
}
