import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog, parentIds } from './catalog';

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['tools']);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(parentIds(catalog))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Whole catalog"
        items={catalog}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 256 }}
      />
    </Stack>
  );
}
