import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { mailboxes } from './mailboxes';

export default function MultiSelection() {
  const [selected, setSelected] = React.useState<string[]>(['bookings', 'drafts']);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Button onClick={() => setSelected([])}>Clear the selection</Button>
      <RichTreeView
        aria-label="Mail folders"
        items={mailboxes}
        multiSelect
        defaultExpandedItems={['inbox']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        sx={{ width: '100%' }}
      />
      <Typography component="output" variant="body2">
        Selected: {selected.length}
      </Typography>
    </Stack>
  );
}
