import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { mailboxes } from './mailboxes';

const parentIdsOf = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...parentIdsOf(children)] : [],
  );

const parentIds = parentIdsOf(mailboxes);
const isLeaf = (itemId: string) => !parentIds.includes(itemId);

const hiddenCheckbox = { slotProps: { checkbox: { style: { display: 'none' } } } };
const slotProps = {
  item: ({ itemId }: { itemId: string }) => (isLeaf(itemId) ? {} : hiddenCheckbox),
};

export default function LeavesOnly() {
  const [selected, setSelected] = React.useState<string[]>(['drafts']);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Folders to move"
        items={mailboxes}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['inbox']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds.filter(isLeaf))}
        slotProps={slotProps}
      />
      <Typography component="output" variant="body2">
        To move: {selected.join(', ')}
      </Typography>
    </Stack>
  );
}
