import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const regions = ['coast', 'mountains', 'passes'];

export default function ExpandAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['mountains']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setExpanded(regions)}>
          Expand all
        </Button>
        <Button color="inherit" onClick={() => setExpanded([])}>
          Collapse all
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Weather stations"
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 192 }}
      >
        <TreeItem itemId="coast" label="Coast">
          <TreeItem itemId="bergen" label="Bergen" />
        </TreeItem>
        <TreeItem itemId="mountains" label="Mountains">
          <TreeItem itemId="passes" label="Passes">
            <TreeItem itemId="furka" label="Furka" />
          </TreeItem>
          <TreeItem itemId="säntis" label="Säntis" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
