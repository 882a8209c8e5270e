import * as React from 'react';
import { flushSync } from 'react-dom';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const errands: TreeViewBaseItem[] = [
  { id: 'bike', label: 'Fetch the bicycle' },
  { id: 'keys', label: 'Copy the keys' },
  { id: 'parcel', label: 'Mail the parcel' },
  { id: 'books', label: 'Return the books' },
];

export default function RemoveFocused() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(errands);
  const focusedId = React.useRef<string | null>(null);

  const removeFocused = (event: React.KeyboardEvent) => {
    const index = items.findIndex(({ id }) => id === focusedId.current);
    if (event.key !== 'Delete' || index === -1) {
      return;
    }
    const next = items[index + 1] ?? items[index - 1];
    flushSync(() => setItems(items.filter((_, position) => position !== index)));
    if (next) {
      apiRef.current?.focusItem(event, next.id);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography variant="body2">Focus an errand and press Delete.</Typography>
      <RichTreeView
        aria-label="Errands"
        apiRef={apiRef}
        items={items}
        onItemFocus={(_, itemId) => {
          focusedId.current = itemId;
        }}
        onKeyDown={removeFocused}
        sx={{ minHeight: 128 }}
      />
    </Stack>
  );
}
