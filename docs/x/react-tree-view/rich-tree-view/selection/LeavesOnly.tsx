import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { mailboxes } from './mailboxes';

export default function LeavesOnly() {
  const apiRef = useTreeViewApiRef();
  const [selected, setSelected] = React.useState<string[]>(['drafts']);

  const isLeaf = (itemId: string) => apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0;

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Folders to move"
        apiRef={apiRef}
        items={mailboxes}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['inbox']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds.filter(isLeaf))}
        slotProps={{
          item: ({ itemId }) =>
            itemId === 'inbox' ? { slotProps: { checkbox: { style: { display: 'none' } } } } : {},
        }}
      />
      <Typography component="output" variant="body2">
        To move: {selected.join(', ')}
      </Typography>
    </Stack>
  );
}
