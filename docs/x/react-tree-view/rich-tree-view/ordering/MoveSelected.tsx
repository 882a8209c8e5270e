import * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { moveItem } from './moveItem';
import { placeAfter } from './placeAfter';
import { tour, towns } from './tour';

const isConcert = (itemId: string) => !towns.includes(itemId);

export default function MoveSelected() {
  const [items, setItems] = React.useState(tour);
  const [selected, setSelected] = React.useState<string[]>([]);

  return (
    <RichTreeViewPro
      aria-label="Concerts to move together"
      multiSelect
      checkboxSelection
      items={items}
      itemsReordering
      isItemReorderable={isConcert}
      canMoveItemToNewPosition={({ newPosition }) => towns.includes(newPosition.parentId ?? '')}
      selectedItems={selected}
      onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      onItemPositionChange={({ itemId, newPosition }) => {
        const others = selected.includes(itemId)
          ? selected.filter((id) => id !== itemId && isConcert(id))
          : [];
        setItems((before) => placeAfter(moveItem(before, itemId, newPosition), others, itemId));
      }}
      defaultExpandedItems={towns}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
