import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { Position } from './moveItem';
import { tour, towns } from './tour';

/** Concerts stay in towns, and towns stay at the first level. */
function isAllowed({ itemId, newPosition }: { itemId: string; newPosition: Position }) {
  const isTown = towns.includes(itemId);
  return isTown ? newPosition.parentId === null : towns.includes(newPosition.parentId ?? '');
}

/** The contract for this concert is signed. */
const isMovable = (itemId: string) => itemId !== 'chapel';

export default function TourRules() {
  return (
    <RichTreeViewPro
      aria-label="Concert tour with rules"
      items={tour}
      itemsReordering
      isItemReorderable={isMovable}
      canMoveItemToNewPosition={isAllowed}
      defaultExpandedItems={towns}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
