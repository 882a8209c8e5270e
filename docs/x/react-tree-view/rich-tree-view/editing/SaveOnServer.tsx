import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { labelOf, notebooks, rename } from './notebooks';
import { saveLabel } from './server';

export default function SaveOnServer() {
  const [items, setItems] = React.useState(notebooks);
  const [savingIds, setSavingIds] = React.useState<readonly string[]>([]);
  const [message, setMessage] = React.useState('Rename Lima to Paris: the server refuses.');

  const save = async (itemId: string, text: string) => {
    const before = labelOf(items, itemId);
    const label = text.trim();
    if (before === undefined || before === label || label === '') {
      setItems((previous) => [...previous]); // The tree shows the old label again.
      return;
    }
    setItems((previous) => rename(previous, itemId, label));
    setSavingIds((previous) => [...previous, itemId]);
    setMessage(`Saving ${label}`);
    try {
      await saveLabel(label);
      setMessage(`Saved ${label}`);
    } catch (error) {
      setItems((previous) => rename(previous, itemId, before));
      setMessage(error instanceof Error ? error.message : 'Not saved');
    }
    setSavingIds((previous) => previous.filter((id) => id !== itemId));
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Notebooks on a server"
        items={items}
        isItemEditable={({ id }) => !savingIds.includes(id)}
        onItemLabelChange={(itemId, text) => void save(itemId, text)}
        defaultExpandedItems={['travel']}
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'Name of the notebook' } } },
        }}
      />
      <Typography component="output" variant="body2" sx={{ minHeight: 40 }}>
        {message}
      </Typography>
    </Stack>
  );
}
