import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const furniture: TreeViewBaseItem[] = [
  {
    id: 'seating',
    label: 'Seating',
    children: [
      { id: 'stools', label: 'Stools' },
      { id: 'sofas', label: 'Sofas' },
    ],
  },
  { id: 'tables', label: 'Tables' },
];

export default function FurnitureSelection() {
  const [selected, setSelected] = React.useState<string | null>('sofas');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Furniture"
        items={furniture}
        defaultExpandedItems={['seating']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography component="output" variant="body2">
        Selected: {selected ?? 'nothing'}
      </Typography>
    </Stack>
  );
}
