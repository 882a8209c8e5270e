import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, towns } from './tour';

/** Stands in for a server that saves the order of towns. */
async function saveOrder(isRefused: boolean) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (isRefused) {
    throw new Error('Refused');
  }
}

const onlyTowns = (itemId: string) => towns.includes(itemId);

export default function SaveOrder() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(tour);
  const [isRefused, setIsRefused] = React.useState(true);
  const [message, setMessage] = React.useState('Drag a town.');

  const handleMove = async () => {
    const order = apiRef.current?.getItemOrderedChildrenIds(null) ?? [];
    setMessage('Saving…');
    try {
      await saveOrder(isRefused);
      setItems((before) => order.flatMap((id) => before.filter((town) => town.id === id)));
      setMessage(`Saved: ${order.join(', ')}`);
    } catch {
      // A new array brings the last saved order back.
      setItems((before) => [...before]);
      setMessage('The server refused. The old order is back.');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={
          <Switch checked={isRefused} onChange={(event) => setIsRefused(event.target.checked)} />
        }
        label="Server refuses"
      />
      <RichTreeViewPro
        aria-label="Order of towns"
        apiRef={apiRef}
        items={items}
        itemsReordering
        isItemReorderable={onlyTowns}
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={handleMove}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
