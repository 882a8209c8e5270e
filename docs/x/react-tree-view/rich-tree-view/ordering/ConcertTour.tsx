import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, towns } from './tour';

export default function ConcertTour() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = React.useState('Drag a concert or a town.');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 268 }}>
      <RichTreeViewPro
        aria-label="Concert tour"
        apiRef={apiRef}
        items={tour}
        itemsReordering
        defaultExpandedItems={towns}
        onItemPositionChange={({ newPosition: { parentId } }) => {
          const order = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
          setMessage(`New order in ${parentId ?? 'the tour'}: ${order.join(', ')}`);
        }}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
