import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FindDevice() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const showPrinter = (event: React.MouseEvent) => {
    flushSync(() => setExpanded(['floor-2', 'room-204']));
    apiRef.current?.focusItem(event, 'printer');
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Button variant="contained" onClick={showPrinter}>
        Show the printer
      </Button>
      <SimpleTreeView
        aria-label="Devices"
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        sx={{ width: '100%', minHeight: 192 }}
      >
        <TreeItem itemId="floor-1" label="Floor 1">
          <TreeItem itemId="gate" label="Gate" />
        </TreeItem>
        <TreeItem itemId="floor-2" label="Floor 2">
          <TreeItem itemId="room-204" label="Room 204">
            <TreeItem itemId="lamp" label="Lamp" />
            <TreeItem itemId="printer" label="Printer" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
