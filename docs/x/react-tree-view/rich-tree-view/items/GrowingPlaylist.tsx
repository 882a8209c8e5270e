import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const initialItems: TreeViewBaseItem[] = [
  { id: 'morning', label: 'Morning', children: [{ id: 'track-1', label: 'Track 1' }] },
  { id: 'evening', label: 'Evening', children: [{ id: 'track-2', label: 'Track 2' }] },
];

export default function GrowingPlaylist() {
  const [items, setItems] = React.useState(initialItems);
  const [nextTrack, setNextTrack] = React.useState(3);

  const addTrack = () => {
    const track = { id: `track-${nextTrack}`, label: `Track ${nextTrack}` };
    setItems(
      items.map((item) =>
        item.id === 'morning' ? { ...item, children: [...(item.children ?? []), track] } : item,
      ),
    );
    setNextTrack(nextTrack + 1);
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={addTrack}>
          Add a morning track
        </Button>
        <Button color="inherit" onClick={() => setItems(initialItems)}>
          Undo all
        </Button>
      </Stack>
      <RichTreeView aria-label="Playlist" items={items} defaultExpandedItems={['morning']} />
    </Stack>
  );
}
