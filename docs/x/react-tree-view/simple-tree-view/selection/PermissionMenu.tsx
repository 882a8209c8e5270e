import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const branches = ['invoices', 'customers'];

export default function PermissionMenu() {
  const [granted, setGranted] = React.useState<string[]>(['invoices.read']);
  const permissions = granted.filter((id) => !branches.includes(id)).sort();

  return (
    <Stack spacing={1} sx={{ width: 360, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Permissions of the role"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={branches}
        selectedItems={granted}
        onSelectedItemsChange={(_, itemIds) => setGranted(itemIds)}
        sx={{ minHeight: 192 }}
      >
        <TreeItem itemId="invoices" label="Invoices">
          <TreeItem itemId="invoices.read" label="Read invoices" />
          <TreeItem itemId="invoices.pay" label="Pay invoices" />
        </TreeItem>
        <TreeItem itemId="customers" label="Customers">
          <TreeItem itemId="customers.read" label="Read customers" />
          <TreeItem itemId="customers.erase" label="Erase customers" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Saved: {permissions.length > 0 ? permissions.join(', ') : 'none'}
      </Typography>
    </Stack>
  );
}
