import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { moveItem, type Position } from './moveItem';
import { tour, towns } from './tour';

interface Move {
  itemId: string;
  newPosition: Position;
}

/** Stands in for a request that saves one move. */
async function saveMove(_move: Move, isRefused: boolean) {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (isRefused) {
    throw new Error('Refused');
  }
}

/** Concerts stay in towns, and towns stay at the first level. */
function isAllowed({ itemId, newPosition }: Move) {
  const isTown = towns.includes(itemId);
  return isTown ? newPosition.parentId === null : towns.includes(newPosition.parentId ?? '');
}

export default function SaveOrder() {
  /** What the tree shows, with moves that aren't saved yet. */
  const [items, setItems] = React.useState(tour);
  const [message, setMessage] = React.useState('Drag a concert.');
  const isRefused = React.useRef(false);
  /** What the server has. */
  const saved = React.useRef(tour);
  const unsaved = React.useRef<Move[]>([]);

  const handleMove = async (move: Move) => {
    setItems((before) => moveItem(before, move.itemId, move.newPosition));
    setMessage('Saving…');
    unsaved.current.push(move);
    if (unsaved.current.length > 1) {
      return; // The call that is already running saves this move too.
    }
    try {
      for (let next = unsaved.current[0]; next; next = unsaved.current[0]) {
        await saveMove(next, isRefused.current);
        saved.current = moveItem(saved.current, next.itemId, next.newPosition);
        unsaved.current.shift();
      }
      setMessage('Saved.');
    } catch {
      // Later moves may depend on the refused one, so they are dropped too.
      unsaved.current = [];
      setItems([...saved.current]);
      setMessage('The server refused. The last saved order is back.');
    }
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 306 }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={
          <Switch
            onChange={(event) => {
              isRefused.current = event.target.checked;
            }}
          />
        }
        label="Server refuses"
      />
      <RichTreeViewPro
        aria-label="Saved concert tour"
        items={items}
        itemsReordering
        canMoveItemToNewPosition={isAllowed}
        onItemPositionChange={handleMove}
        defaultExpandedItems={towns}
      />
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
