import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { notebooks, rename } from './notebooks';

export default function EditableLabels() {
  const [items, setItems] = React.useState(notebooks);

  return (
    <RichTreeView
      aria-label="Notebooks"
      items={items}
      isItemEditable
      onItemLabelChange={(itemId, label) => setItems((previous) => rename(previous, itemId, label))}
      defaultExpandedItems={['travel']}
      slotProps={{
        item: ({ label }) => ({
          slotProps: { labelInput: { 'aria-label': `New name of ${label}` } },
        }),
      }}
    />
  );
}
