import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  initialGrants,
  isLocked,
  permissions,
  type Role,
  toGrants,
  toSelection,
} from './permissions';

export default function PermissionsMatrix() {
  const [role, setRole] = React.useState<Role>('Clerk');
  const [grants, setGrants] = React.useState(initialGrants);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <ToggleButtonGroup
        aria-label="Role"
        exclusive
        size="small"
        value={role}
        onChange={(_, next: Role | null) => setRole((previous) => next ?? previous)}
      >
        <ToggleButton value="Clerk">Clerk</ToggleButton>
        <ToggleButton value="Manager">Manager</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label={`Permissions of a ${role.toLowerCase()}`}
        items={permissions}
        isItemDisabled={isLocked}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['account', 'invoices']}
        selectedItems={toSelection(grants[role])}
        onSelectedItemsChange={(_, itemIds) =>
          setGrants((previous) => ({ ...previous, [role]: toGrants(itemIds) }))
        }
      />
      <Typography component="output" variant="body2" sx={{ minHeight: 60 }}>
        Stored: {grants[role].join(', ')}
      </Typography>
    </Stack>
  );
}
