import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { Answers } from './answers';
import { type Entry, getChildrenCount, wait } from './archive';

const folders: Entry[] = [
  { id: 'incoming', label: 'Incoming', childCount: 1 },
  { id: 'returned', label: 'Returned', childCount: 1 },
];

const letters = ['Letter from Oslo', 'Letter from Lagos', 'Letter from Quito', 'Letter from Hanoi'];

/** A server on which one more letter has arrived with each request. */
function createInbox() {
  let requests = 0;
  return {
    getChildrenCount,
    getTreeItems: async (folderId?: string): Promise<Entry[]> => {
      requests += folderId === 'incoming' ? 1 : 0;
      const count = folderId === 'incoming' ? requests : 1;
      await wait(800);
      return letters
        .slice(0, count)
        .map((label, index) => ({ id: `${folderId}-${index}`, label, childCount: 0 }));
    },
  };
}

const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function RefreshInbox() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new Answers());
  const [dataSource] = React.useState(createInbox);

  const refresh = (itemId: string) => {
    cache.forget(itemId);
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 278, alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => refresh('incoming')}>
        Refresh “Incoming”
      </Button>
      <RichTreeViewPro
        aria-label="Letters"
        apiRef={apiRef}
        items={folders}
        dataSource={dataSource}
        dataSourceCache={cache}
        slotProps={slotProps}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
