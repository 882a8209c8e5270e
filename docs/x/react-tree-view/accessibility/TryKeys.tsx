import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './plants';

export default function TryKeys() {
  const [isMulti, setIsMulti] = React.useState(true);
  const [focused, setFocused] = React.useState('nothing');
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 316 }}>
      <FormControlLabel
        sx={{ marginInlineStart: 0 }}
        control={
          <Switch checked={isMulti} onChange={(event) => setIsMulti(event.target.checked)} />
        }
        label="Several items"
      />
      <RichTreeView
        key={String(isMulti)}
        aria-label="Plants to try keys on"
        items={plants}
        multiSelect={isMulti}
        defaultExpandedItems={['herbs']}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        onSelectedItemsChange={(_, ids) => setSelected([ids ?? []].flat())}
      />
      <Typography variant="body2">
        Focused: {focused}. Selected: {selected.join(', ') || 'nothing'}.
      </Typography>
    </Stack>
  );
}
