import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FolderFocus() {
  const [folder, setFolder] = React.useState<string | null>('Inbox');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Mailbox"
        defaultExpandedItems={['Inbox']}
        selectedItems={folder}
        onSelectedItemsChange={(_, itemId) => setFolder(itemId)}
        onItemFocus={(_, itemId) => setFolder(itemId)}
        sx={{ minHeight: 160 }}
      >
        <TreeItem itemId="Inbox" label="Inbox">
          <TreeItem itemId="Orders" label="Orders" />
          <TreeItem itemId="Returns" label="Returns" />
        </TreeItem>
        <TreeItem itemId="Archive" label="Archive" />
        <TreeItem itemId="Spam" label="Spam" />
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Open folder: {folder ?? 'none'}
      </Typography>
    </Stack>
  );
}
