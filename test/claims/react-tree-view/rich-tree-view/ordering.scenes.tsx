/** What the claims of ordering open in the real browser. */
import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

export { default as DragHandle } from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/DragHandle';
export { default as MoveSelected } from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/MoveSelected';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const items: Item[] = [
  { id: 'Ada', label: 'Ada', children: ['Art', 'Bee'].map((label) => ({ id: label, label })) },
  {
    id: 'Ben',
    label: 'Ben',
    children: [{ id: 'Dan', label: 'Dan', children: [{ id: 'Eve', label: 'Eve' }] }],
  },
  { id: 'Cai', label: 'Cai' },
];
const opened = ['Ada', 'Ben', 'Dan'];

type TreeProps = Partial<React.ComponentProps<typeof RichTreeViewPro<Item, boolean | undefined>>>;

/** A tree that writes its moves below: the position, and the order of the new parent. */
function Tree(props: TreeProps) {
  const apiRef = useTreeViewApiRef();
  const [moves, setMoves] = React.useState<string[]>([]);
  return (
    <div style={{ width: 320 }}>
      <RichTreeViewPro<Item, boolean | undefined>
        aria-label="Free"
        apiRef={apiRef}
        items={items}
        itemsReordering
        defaultExpandedItems={opened}
        onItemPositionChange={({ itemId, newPosition: { parentId, index } }) => {
          const order = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
          setMoves((before) => [
            ...before,
            `${itemId} to ${parentId} ${index}: ${order.join(' ')}`,
          ]);
        }}
        {...props}
      />
      <div role="status">{moves.join('; ')}</div>
    </div>
  );
}

export function Free() {
  return <Tree />;
}

const isFree = (itemId: string) => !['Ada', 'Ben', 'Dan'].includes(itemId);

/** Ada is fixed, and so are Ben and Dan in Ben. */
export function SomeFixed() {
  return <Tree isItemReorderable={isFree} />;
}

/** Concerning Art in Ada: a free parent of a fixed child. */
export function FixedChild() {
  return <Tree isItemReorderable={(itemId) => itemId !== 'Art'} />;
}

export function Disabled() {
  return <Tree isItemDisabled={({ id }) => id === 'Bee'} />;
}

export function IntoOne() {
  return <Tree canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === 'Bee'} />;
}

export function OnlyBeside() {
  return <Tree canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === 'Ada'} />;
}

export function OnlyTop() {
  return <Tree canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null} />;
}

export function Closed() {
  return <Tree defaultExpandedItems={[]} />;
}

const others = [{ id: 'other', label: 'Other' }];

export function TwoTrees() {
  return (
    <div style={{ display: 'flex', gap: 40 }}>
      <Tree />
      <RichTreeViewPro aria-label="Second" items={others} itemsReordering />
    </div>
  );
}

/** A tree in which two items are selected. */
export function TwoSelected() {
  return <Tree multiSelect selectedItems={['Cai', 'Art']} />;
}

/** A tree on a page that scrolls. */
export function OnLongPage() {
  return (
    <div style={{ height: 3000, paddingTop: 400 }}>
      <Tree />
    </div>
  );
}
