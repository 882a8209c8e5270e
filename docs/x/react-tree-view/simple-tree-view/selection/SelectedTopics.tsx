import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectedTopics() {
  const [selected, setSelected] = React.useState<string[]>(['Tides']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <SimpleTreeView
        aria-label="Topics"
        multiSelect
        defaultExpandedItems={['Sea']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
        sx={{ width: '100%', minHeight: 128 }}
      >
        <TreeItem itemId="Sea" label="Sea">
          <TreeItem itemId="Tides" label="Tides" />
          <TreeItem itemId="Currents" label="Currents" />
        </TreeItem>
        <TreeItem itemId="Weather" label="Weather" />
      </SimpleTreeView>
      <Button color="inherit" variant="outlined" onClick={() => setSelected([])}>
        Select none
      </Button>
      <Typography component="output" variant="body2">
        Selected: {selected.length > 0 ? selected.join(', ') : 'nothing'}
      </Typography>
    </Stack>
  );
}
