import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stations } from './stations';

export default function GoToStation() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const goTo = (event: React.MouseEvent, itemId: string) => {
    const ancestors: string[] = [];
    for (let id = apiRef.current?.getParentId(itemId); id; id = apiRef.current?.getParentId(id)) {
      ancestors.push(id);
    }
    flushSync(() => setExpanded((previous) => [...new Set([...previous, ...ancestors])]));
    apiRef.current?.focusItem(event, itemId);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 272 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={(event) => goTo(event, 'voss')}>Go to Voss</Button>
        <Button onClick={(event) => goTo(event, 'bari')}>Go to Bari</Button>
      </Stack>
      <RichTreeView
        aria-label="Stations to go to"
        apiRef={apiRef}
        items={stations}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
