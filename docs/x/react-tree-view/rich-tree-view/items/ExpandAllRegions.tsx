import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const warehouses: TreeViewBaseItem[] = [
  { id: 'north', label: 'North', children: [{ id: 'hamburg', label: 'Hamburg' }] },
  { id: 'south', label: 'South', children: [{ id: 'milan', label: 'Milan' }] },
];

export default function ExpandAllRegions() {
  const apiRef = useTreeViewApiRef();
  const [clickedId, setClickedId] = React.useState<string | null>(null);

  const setAllExpanded = (shouldBeExpanded: boolean) => {
    apiRef.current
      ?.getItemOrderedChildrenIds(null)
      .forEach((itemId) => apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded }));
  };

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setAllExpanded(true)}>
          Expand all
        </Button>
        <Button color="inherit" onClick={() => setAllExpanded(false)}>
          Collapse all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Warehouses"
        apiRef={apiRef}
        items={warehouses}
        itemChildrenIndentation={32}
        onItemClick={(_, itemId) => setClickedId(itemId)}
      />
      <Typography variant="body2" role="status">
        {clickedId ? `Clicked: ${clickedId}` : 'Click an item'}
      </Typography>
    </Stack>
  );
}
