import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, towns } from './tour';

export default function ConcertTour() {
  const [message, setMessage] = React.useState('Drag a concert or a town.');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 268 }}>
      <RichTreeViewPro
        aria-label="Concert tour"
        items={tour}
        itemsReordering
        defaultExpandedItems={towns}
        onItemPositionChange={({ itemId, newPosition }) =>
          setMessage(
            `${itemId}: place ${newPosition.index + 1} in ${newPosition.parentId ?? 'the tour'}`,
          )
        }
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
