import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SettingsMenu() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem
          itemId="security"
          label={
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              Security <Chip label="2 alerts" size="small" />
            </Box>
          }
        />
      </TreeItem>
      <TreeItem itemId="workspace" label="Workspace">
        <TreeItem itemId="members" label="Members" />
        <TreeItem itemId="billing" label="Billing" />
      </TreeItem>
    </SimpleTreeView>
  );
}
