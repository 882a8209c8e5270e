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

  const move = (itemId: string | null, by: 1 | -1) => {
    const from = pieces.findIndex(({ id }) => id === itemId);
    const to = from + by;
    const piece = pieces[from];
    if (piece && to >= 0 && to < pieces.length) {
      setPieces(pieces.toSpliced(from, 1).toSpliced(to, 0, piece));
      setMessage(`${piece.label} is now number ${to + 1}.`);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => move(selected, -1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => move(selected, 1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Programme"
        items={pieces}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={({ itemId, oldPosition, newPosition }) => {
          const moved = pieces.filter(({ id }) => id === itemId);
          setPieces(
            pieces.toSpliced(oldPosition.index, 1).toSpliced(newPosition.index, 0, ...moved),
          );
        }}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
