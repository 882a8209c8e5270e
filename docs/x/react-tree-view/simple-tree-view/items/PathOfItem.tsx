import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PathOfItem() {
  const apiRef = useTreeViewApiRef();
  const [path, setPath] = React.useState<readonly string[]>(['docs']);

  const showPath = (itemId: string) => {
    const ids: string[] = [];
    for (let id: string | null = itemId; id; id = apiRef.current?.getParentId(id) ?? null) {
      ids.unshift(id);
    }
    setPath(ids);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Typography component="output" variant="body2">
        {path.join(' / ')}
      </Typography>
      <SimpleTreeView
        aria-label="Project"
        apiRef={apiRef}
        defaultExpandedItems={['docs', 'guides']}
        onItemFocus={(_, itemId) => showPath(itemId)}
        sx={{ minHeight: 160 }}
      >
        <TreeItem itemId="docs" label="docs">
          <TreeItem itemId="guides" label="guides">
            <TreeItem itemId="search.md" label="search.md" />
          </TreeItem>
          <TreeItem itemId="README.md" label="README.md" />
        </TreeItem>
        <TreeItem itemId="LICENSE" label="LICENSE" />
      </SimpleTreeView>
    </Stack>
  );
}
