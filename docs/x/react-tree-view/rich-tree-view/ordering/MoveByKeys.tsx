import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const initial = ['Overture', 'Nocturne', 'Waltz', 'Finale'].map((label) => ({ id: label, label }));

export default function MoveByKeys() {
  const [pieces, setPieces] = React.useState(initial);
  const [selected, setSelected] = React.useState<string | null>('Nocturne');
  const [message, setMessage] = React.useState('Choose a piece, then move it.');

  const moveTo = (itemId: string | null, index: number) => {
    const piece = pieces.find(({ id }) => id === itemId);
    const others = pieces.filter(({ id }) => id !== itemId);
    if (piece && index >= 0 && index <= others.length) {
      setPieces([...others.slice(0, index), piece, ...others.slice(index)]);
      setMessage(`${piece.label} is now number ${index + 1}.`);
    }
  };

  const position = pieces.findIndex(({ id }) => id === selected);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => moveTo(selected, position - 1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => moveTo(selected, position + 1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Program"
        items={pieces}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={({ itemId, newPosition }) => moveTo(itemId, newPosition.index)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
