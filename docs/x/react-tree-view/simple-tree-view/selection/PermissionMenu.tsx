import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const areas = [
  {
    id: 'invoices',
    label: 'Invoices',
    permissions: [
      { id: 'invoices.read', label: 'Read invoices' },
      { id: 'invoices.pay', label: 'Pay invoices' },
    ],
  },
  {
    id: 'customers',
    label: 'Customers',
    permissions: [
      { id: 'customers.read', label: 'Read customers' },
      { id: 'customers.erase', label: 'Erase customers' },
    ],
  },
];
const areaIds = areas.map(({ id }) => id);
const permissionIds = areas.flatMap(({ permissions }) => permissions.map(({ id }) => id));

export default function PermissionMenu() {
  // The state holds leaves, as your server would. Parents are derived from them.
  const [granted, setGranted] = React.useState(['invoices.read']);
  const fullAreas = areas.filter(({ permissions }) =>
    permissions.every(({ id }) => granted.includes(id)),
  );

  return (
    <Stack spacing={1} sx={{ width: 360, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Permissions of the role"
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={areaIds}
        selectedItems={[...granted, ...fullAreas.map(({ id }) => id)]}
        onSelectedItemsChange={(_, itemIds) =>
          setGranted(permissionIds.filter((id) => itemIds.includes(id)))
        }
        sx={{ minHeight: 192 }}
      >
        {areas.map((area) => (
          <TreeItem key={area.id} itemId={area.id} label={area.label}>
            {area.permissions.map(({ id, label }) => (
              <TreeItem key={id} itemId={id} label={label} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Saved: {granted.length > 0 ? granted.join(', ') : 'none'}
      </Typography>
    </Stack>
  );
}
