import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { mailboxes } from './mailboxes';

export default function PropagatedSelection() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);
  const [selected, setSelected] = React.useState<string[]>(['suppliers']);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />
        }
        label="parents"
      />
      <FormControlLabel
        control={
          <Switch
            checked={descendants}
            onChange={(event) => setDescendants(event.target.checked)}
          />
        }
        label="descendants"
      />
      <RichTreeView
        aria-label="Folders to export"
        items={mailboxes}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents, descendants }}
        defaultExpandedItems={['inbox']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      />
      <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
        Selected: {selected.length > 0 ? selected.join(', ') : 'nothing'}
      </Typography>
    </Stack>
  );
}
