import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { notebooks, rename } from './notebooks';

export default function NewNotebook() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(notebooks);
  const [selected, setSelected] = React.useState<string | null>('recipes');

  const add = () => {
    const id = `notebook-${items.length}`;
    flushSync(() => setItems([...items, { id, label: 'Untitled' }]));
    setSelected(id);
    apiRef.current?.setEditedItem(id);
  };

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 240 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={add}>New notebook</Button>
        <Button disabled={!selected} onClick={() => apiRef.current?.setEditedItem(selected)}>
          Rename
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Notebooks to name"
        apiRef={apiRef}
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, label) =>
          setItems((previous) => rename(previous, itemId, label))
        }
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } }}
      />
    </Stack>
  );
}
