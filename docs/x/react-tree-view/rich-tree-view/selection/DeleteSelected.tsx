import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { mailboxes } from './mailboxes';

function without(items: TreeViewBaseItem[], removed: ReadonlySet<string>): TreeViewBaseItem[] {
  return items
    .filter(({ id }) => !removed.has(id))
    .map((item) => (item.children ? { ...item, children: without(item.children, removed) } : item));
}

export default function DeleteSelected() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(mailboxes);
  const [selected, setSelected] = React.useState<string[]>(['suppliers']);

  const deleteSelected = () => {
    const remaining = without(items, new Set(selected));
    const [first] = remaining;
    if (first) {
      // The next range with Shift starts here. Otherwise it would start at a removed item and throw.
      apiRef.current?.setItemSelection({
        itemId: first.id,
        keepExistingSelection: true,
        shouldBeSelected: false,
      });
    }
    setItems(remaining);
    setSelected([]);
  };
  const restore = () => {
    setItems(mailboxes);
    setSelected([]);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 236 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" disabled={selected.length === 0} onClick={deleteSelected}>
          Delete {selected.length}
        </Button>
        <Button color="inherit" onClick={restore}>
          Restore all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Folders that can be deleted"
        apiRef={apiRef}
        items={items}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['inbox']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      />
    </Stack>
  );
}
