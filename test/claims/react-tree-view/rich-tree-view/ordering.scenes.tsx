/** What the claims of ordering open in the real browser. */
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

export { default as DragHandle } from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/DragHandle';

const items = ['Ada', 'Ben', 'Cai'].map((label) => ({ id: label, label }));
const isFixed = (itemId: string) => itemId !== 'Ada';

export function OneFixed() {
  return (
    <RichTreeViewPro
      aria-label="One fixed"
      items={items}
      itemsReordering
      isItemReorderable={isFixed}
    />
  );
}

export function Free() {
  return <RichTreeViewPro aria-label="Free" items={items} itemsReordering />;
}
