import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, towns } from './tour';

type Position = { parentId: string | null; index: number };

/** Concerts stay inside of towns, and towns beside each other. */
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
