import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function FolderLabel({ name, unread }: { name: string; unread: number }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{name}</span>
      {unread > 0 && <Chip size="small" label={`${unread} unread`} />}
    </Stack>
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['inbox']}
      sx={{ minHeight: 160 }}
    >
      <TreeItem itemId="inbox" label={<FolderLabel name="Inbox" unread={7} />}>
        <TreeItem itemId="customers" label={<FolderLabel name="Customers" unread={5} />} />
        <TreeItem itemId="suppliers" label={<FolderLabel name="Suppliers" unread={0} />} />
      </TreeItem>
      <TreeItem itemId="sent" label="Sent" />
      <TreeItem itemId="drafts" label={<FolderLabel name="Drafts" unread={2} />} />
    </SimpleTreeView>
  );
}
