import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem, TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { validate } from './validate';

const initialTeams: TreeViewBaseItem[] = [
  { id: 'support', label: 'Support' },
  { id: 'design', label: 'Design' },
  { id: 'sales', label: 'Sales' },
];

export default function ValidatedLabels() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(initialTeams);
  const [error, setError] = React.useState<string | null>(null);

  const inputPropsOf = (itemId: string) => ({
    'aria-label': 'Name of the team',
    'aria-invalid': error !== null,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setError(validate(items, itemId, event.target.value)),
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
      if (event.key === 'Enter' && error) {
        event.defaultMuiPrevented = true;
      } else if (event.key === 'Escape') {
        setError(null);
      }
    },
    onBlur: (event: React.FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) => {
      if (error) {
        event.defaultMuiPrevented = true;
        setError(null);
        apiRef.current?.setEditedItem(null);
      }
    },
  });

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Teams"
        apiRef={apiRef}
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setItems((previous) =>
            previous.map((item) => (item.id === itemId ? { ...item, label: label.trim() } : item)),
          )
        }
        slotProps={{ item: ({ itemId }) => ({ slotProps: { labelInput: inputPropsOf(itemId) } }) }}
      />
      <Typography role="alert" variant="body2" color="error" sx={{ minHeight: 20 }}>
        {error}
      </Typography>
    </Stack>
  );
}
