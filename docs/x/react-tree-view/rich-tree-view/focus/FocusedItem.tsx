import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stations } from './stations';

export default function FocusedItem() {
  const [focused, setFocused] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Stations"
        items={stations}
        defaultExpandedItems={['north']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        slotProps={{ root: { onBlur: () => setFocused(null) } }}
      />
      <Typography component="output" variant="body2">
        Focus: {focused ?? 'outside'}
      </Typography>
    </Stack>
  );
}
