import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ArrowOnly() {
  const [category, setCategory] = React.useState<string | null>('Tools');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Categories of the shop"
        expansionTrigger="iconContainer"
        selectedItems={category}
        onSelectedItemsChange={(_, itemId) => setCategory(itemId)}
        sx={{ minHeight: 160 }}
      >
        <TreeItem itemId="Tools" label="Tools">
          <TreeItem itemId="Saws" label="Saws" />
          <TreeItem itemId="Planes" label="Planes" />
        </TreeItem>
        <TreeItem itemId="Timber" label="Timber">
          <TreeItem itemId="Oak" label="Oak" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Showing: {category ?? 'everything'}
      </Typography>
    </Stack>
  );
}
