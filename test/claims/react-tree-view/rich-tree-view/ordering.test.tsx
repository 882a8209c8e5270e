import type { ComponentProps } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import ConcertTour from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/ConcertTour';
import DragHandle from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/DragHandle';
import MoveByKeys from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/MoveByKeys';
import SaveOrder from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/SaveOrder';
import TourRules from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/TourRules';
import { act, proves, exempt, fireEvent, pause, renderHook, screen, show } from '../../harness';

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

const makeItems = (): Item[] => [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2' },
    ],
  },
  { id: 'b', label: 'B', children: [{ id: 'b1', label: 'B1' }] },
  { id: 'c', label: 'C' },
];

type TreeProps = Partial<ComponentProps<typeof RichTreeViewPro<Item, boolean | undefined>>>;

function showTree(props: TreeProps = {}) {
  const { result } = renderHook(() => useTreeViewApiRef());
  const apiRef = result.current;
  const all = { apiRef, itemsReordering: true, defaultExpandedItems: ['a', 'b'], ...props };
  const tree = (more: TreeProps = {}) => (
    <RichTreeViewPro<Item, boolean | undefined>
      aria-label="Tree"
      items={all.items ?? makeItems()}
      {...all}
      {...more}
    />
  );
  const shown = show(tree({ items: all.items ?? startItems }));
  return {
    ...shown,
    again: (more: TreeProps) => shown.rerender(tree({ items: all.items ?? startItems, ...more })),
    order: (parentId: string | null = null) =>
      apiRef.current?.getItemOrderedChildrenIds(parentId).join(' '),
    tree: () => apiRef.current?.getItemTree(),
  };
}

const startItems = makeItems();

function itemOf(label: string): HTMLElement {
  const item = screen.getByText(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

/** Rows are 32 px high and begin at 0 px, as far as a drag is concerned. */
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 320, 32));
});

const UPPER = { clientX: 200, clientY: 4 };
const MIDDLE = { clientX: 200, clientY: 16 };
const LOWER = { clientX: 200, clientY: 28 };
const BEFORE = { clientX: 4, clientY: 16 };

function fire(on: Element, type: string, at: object = {}, dropEffect = 'move') {
  const dataTransfer = { types: [], dropEffect, setDragImage: () => {}, setData: () => {} };
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...at });
  fireEvent(on, Object.assign(event, { dataTransfer }));
  return event;
}

/** Drags an item over another one, to a place in its row; gives what the line shows. */
function dragOver(label: string, target: string, at: object): string | undefined {
  fire(itemOf(label), 'dragstart');
  fire(screen.getByText(target), 'dragenter', at);
  fire(screen.getByText(target), 'dragover', at);
  return document.querySelector('[class*="DragAndDropOverlay"]')?.tagName;
}

function drag(label: string, target: string, at: object) {
  const shows = dragOver(label, target, at);
  fire(itemOf(label), 'dragend');
  return shows;
}

const demoAnswer = () => act(() => pause(850));

describe('places', () => {
  proves(
    [
      'With `itemsReordering`, people drag items of a `RichTreeViewPro` to another place, also into another parent.',
      '| Upper quarter | Above the row |',
      "| Lower quarter | Below the row; not on a parent, unless it's the last of its siblings |",
      "| In between | Into the row's item, as its first child, even if that was a leaf |",
      "| In the indentation before the row | Out to the parent of the row's item, as its last child |",
    ],
    () => {
      for (const [dragged, target, at, parentId, index] of [
        ['C', 'A', UPPER, null, 0],
        ['A1', 'A2', LOWER, 'a', 1],
        ['C', 'A', LOWER, 'a', 0],
        ['A1', 'C', LOWER, null, 3],
        ['C', 'A1', MIDDLE, 'a1', 0],
        ['C', 'B', MIDDLE, 'b', 0],
        ['C', 'A1', BEFORE, 'a', 2],
      ] as const) {
        const onItemPositionChange = jest.fn();
        const tree = showTree({ onItemPositionChange });
        drag(dragged, target, at);
        expect(onItemPositionChange.mock.calls).toEqual([
          [
            {
              itemId: dragged.toLowerCase(),
              oldPosition: expect.anything(),
              newPosition: { parentId, index },
            },
          ],
        ]);
        tree.unmount();
      }
      const onItemPositionChange = jest.fn();
      const [first, second] = makeItems();
      const tree = showTree({
        items: [first, second].flatMap((item) => item ?? []),
        onItemPositionChange,
      });
      drag('A1', 'B', LOWER);
      expect(onItemPositionChange.mock.calls[0]?.[0].newPosition).toEqual({
        parentId: null,
        index: 2,
      });
      tree.unmount();
      showTree({ itemsReordering: false });
      expect(itemOf('A')).not.toHaveAttribute('draggable');
    },
  );

  proves(
    [
      "Where the middle isn't allowed, the upper and the lower half count; where only the middle is, the whole row does.",
      "A closed parent doesn't open while something is held over it.",
    ],
    async () => {
      const onItemPositionChange = jest.fn();
      const tree = showTree({
        onItemPositionChange,
        canMoveItemToNewPosition: ({ newPosition }) => newPosition.parentId === 'a',
      });
      drag('C', 'A1', { clientX: 200, clientY: 15 });
      expect(tree.order('a')).toBe('c a1 a2');
      drag('C', 'A2', { clientX: 200, clientY: 17 });
      expect(tree.order('a')).toBe('a1 a2 c');
      tree.unmount();
      const inside = showTree({
        canMoveItemToNewPosition: ({ newPosition }) => newPosition.parentId === 'c',
      });
      drag('A1', 'C', UPPER);
      drag('A2', 'C', LOWER);
      expect(inside.order('c')).toBe('a2 a1');
      inside.unmount();
      showTree({ defaultExpandedItems: [] });
      dragOver('C', 'A', MIDDLE);
      await act(() => pause(1200));
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'false');
    },
  );

  proves('<kbd>Escape</kbd> cancels.', () => {
    const onItemPositionChange = jest.fn();
    const tree = showTree({ onItemPositionChange });
    dragOver('C', 'A', UPPER);
    // What browsers send for Escape, and for a drop outside.
    fire(itemOf('C'), 'dragend', {}, 'none');
    expect(onItemPositionChange).not.toHaveBeenCalled();
    expect(tree.order()).toBe('a b c');
  });
});

describe('rules', () => {
  proves(
    [
      '`canMoveItemToNewPosition` gets `itemId`, `oldPosition` and `newPosition`, and returns whether the item may go there.',
      'A position is `{ parentId, index }`, with `null` for the first level.',
      'The index counts as if the item had already left its old place.',
      "`canMoveItemToNewPosition` is called for up to four positions whenever the pointer enters a row, so keep it quick. It isn't called for the place where the item is.",
    ],
    () => {
      const canMoveItemToNewPosition = jest.fn(() => true);
      showTree({ canMoveItemToNewPosition });
      dragOver('A1', 'A2', LOWER);
      expect(canMoveItemToNewPosition.mock.calls).toEqual(
        [
          { parentId: 'a2', index: 0 },
          { parentId: 'a', index: 1 },
          { parentId: 'a', index: 2 },
        ].map((newPosition) => [
          { itemId: 'a1', oldPosition: { parentId: 'a', index: 0 }, newPosition },
        ]),
      );
      fire(screen.getByText('B1'), 'dragenter', MIDDLE);
      expect(canMoveItemToNewPosition).toHaveBeenCalledTimes(7);
      fire(screen.getByText('B1'), 'dragover', MIDDLE);
      expect(canMoveItemToNewPosition).toHaveBeenCalledTimes(7);
    },
  );

  proves(
    [
      '`isItemReorderable(itemId)` says which items can be dragged at all.',
      "An item can't go into itself or below itself, without a rule of yours.",
      'Disabled items can be dragged.',
      'While a label is edited, no item can be dragged.',
    ],
    async () => {
      const { unmount } = show(<TourRules />);
      expect(itemOf('Chapel')).not.toHaveAttribute('draggable');
      expect(itemOf('Harbour stage')).toHaveAttribute('draggable', 'true');
      drag('Harbour stage', 'Wine cellar', UPPER);
      expect(itemOf('Porto')).toContainElement(itemOf('Harbour stage'));
      drag('Porto', 'Chapel', UPPER);
      expect(itemOf('Bergen')).not.toContainElement(itemOf('Porto'));
      unmount();
      const tree = showTree({
        isItemDisabled: ({ id }) => id === 'c',
        isItemEditable: true,
      });
      drag('A', 'A1', MIDDLE);
      expect(tree.order()).toBe('a b c');
      expect(tree.order('a1')).toBe('');
      drag('C', 'A', UPPER);
      expect(tree.order()).toBe('c a b');
      await tree.user.dblClick(screen.getByText('B1'));
      expect(document.querySelector('[draggable]')).toBeNull();
    },
  );
});

proves(
  [
    'By default, a drag begins anywhere in the item.',
    'Leave `onDragOver` and `onDragEnd` on the root: without them nothing can be dropped.',
    "The line comes from `TreeItemDragAndDropOverlay`, whose prop `action` is `'reorder-above'`, `'reorder-below'`, `'make-child'` or `'move-to-parent'`.",
  ],
  () => {
    const seen: unknown[] = [];
    const Overlay = ({ action }: { action?: string }) => {
      seen.push(action);
      return null;
    };
    const slotProps = { item: { slots: { dragAndDropOverlay: Overlay } } };
    const tree = showTree({ slotProps });
    expect(itemOf('A')).toHaveAttribute('draggable', 'true');
    // Without the default prevented, a browser refuses the drop.
    expect(fire(screen.getByText('B1'), 'dragover', UPPER).defaultPrevented).toBe(true);
    for (const [target, at] of [
      ['A', UPPER],
      ['A2', LOWER],
      ['A', MIDDLE],
      ['A1', BEFORE],
    ] as const) {
      drag('C', target, at);
    }
    expect([...new Set(seen)].filter(Boolean)).toEqual([
      'reorder-above',
      'reorder-below',
      'make-child',
      'move-to-parent',
    ]);
    tree.unmount();
    show(<DragHandle />);
    expect(document.querySelector('[role="treeitem"][draggable]')).toBeNull();
    const handle = itemOf('Wine cellar').querySelector('[draggable="true"]');
    if (handle) {
      fire(handle, 'dragstart');
    }
    fire(screen.getByText('Chapel'), 'dragenter', LOWER);
    fire(screen.getByText('Chapel'), 'dragover', LOWER);
    if (handle) {
      fire(handle, 'dragend');
    }
    expect(itemOf('Bergen')).toContainElement(itemOf('Wine cellar'));
  },
);

proves(
  [
    'No key moves an item, and nothing is said to screen readers.',
    'Keep `items` in step with what people drag, as here in `onItemPositionChange`.',
    'Otherwise the next change of `items` undoes all that they moved.',
  ],
  async () => {
    const tree = showTree();
    act(() => itemOf('C').focus());
    await tree.user.keyboard('{Alt>}{ArrowUp}{/Alt}{Control>}{ArrowUp}{/Control}');
    expect(tree.order()).toBe('a b c');
    drag('C', 'A', UPPER);
    expect(tree.order()).toBe('c a b');
    expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
    tree.again({ items: [...makeItems(), { id: 'd', label: 'D' }] });
    expect(tree.order()).toBe('a b c d');
    tree.unmount();
    const { user } = show(<MoveByKeys />);
    const labels = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
    await user.click(screen.getByRole('button', { name: 'Move up' }));
    expect(labels()).toEqual(['Nocturne', 'Overture', 'Waltz', 'Finale']);
    expect(screen.getByRole('status')).toHaveTextContent('Nocturne is now number 1.');
    drag('Finale', 'Nocturne', UPPER);
    await user.click(screen.getByRole('button', { name: 'Move down' }));
    expect(labels()).toEqual(['Finale', 'Overture', 'Nocturne', 'Waltz']);
  },
);

describe('saving', () => {
  proves(
    [
      'The tree moves the item first, then calls `onItemPositionChange({ itemId, oldPosition, newPosition })`.',
      'In there, `getItemOrderedChildrenIds(parentId)` of the [API object](/x/react-tree-view/rich-tree-view/items/#read-items-and-change-the-tree-from-outside) returns the new order of that parent, and `getItemTree()` the whole tree, written into your own objects.',
      '`items` stays as it was.',
      'Selected and open items stay so when they move.',
    ],
    () => {
      const items = makeItems();
      const orders: unknown[] = [];
      const tree = showTree({
        items,
        defaultSelectedItems: 'b',
        onItemPositionChange: (change) => orders.push(change, tree.order()),
      });
      drag('B', 'A', UPPER);
      expect(orders).toEqual([
        {
          itemId: 'b',
          oldPosition: { parentId: null, index: 1 },
          newPosition: { parentId: null, index: 0 },
        },
        'b a c',
      ]);
      expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      expect(itemOf('B')).toHaveAttribute('aria-selected', 'true');
      expect(itemOf('B')).toHaveAttribute('aria-expanded', 'true');
      drag('B1', 'A1', UPPER);
      const [b, a] = tree.tree() ?? [];
      expect(b).toBe(items[1]);
      expect(a).toBe(items[0]);
      expect(items[0]?.children?.map(({ id }) => id)).toEqual(['b1', 'a1', 'a2']);
    },
  );

  proves(
    [
      'A new array in `items` brings the order of your data back.',
      'With the same array, nothing changes.',
    ],
    async () => {
      const items = makeItems();
      const tree = showTree({ items });
      drag('C', 'A', UPPER);
      tree.again({ items });
      expect(tree.order()).toBe('c a b');
      tree.again({ items: [...items] });
      expect(tree.order()).toBe('a b c');
      tree.unmount();
      const { user, unmount } = show(<SaveOrder />);
      const labels = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
      drag('Gdańsk', 'Bergen', UPPER);
      expect(labels()).toEqual(['Gdańsk', 'Bergen', 'Porto']);
      await demoAnswer();
      expect(labels()).toEqual(['Bergen', 'Porto', 'Gdańsk']);
      await user.click(screen.getByRole('switch'));
      drag('Gdańsk', 'Bergen', UPPER);
      await demoAnswer();
      expect(labels()).toEqual(['Gdańsk', 'Bergen', 'Porto']);
      expect(screen.getByRole('status')).toHaveTextContent('Saved: gdansk, bergen, porto');
      unmount();
      show(<ConcertTour />);
      drag('Shipyard', 'Chapel', UPPER);
      expect(screen.getByRole('status')).toHaveTextContent('shipyard: place 2 in bergen');
    },
  );

  proves("Items can't be dragged from one tree to another.", () => {
    const onItemPositionChange = jest.fn();
    showTree();
    show(
      <RichTreeViewPro
        itemsReordering
        items={[{ id: 'other', label: 'Other' }]}
        onItemPositionChange={onItemPositionChange}
      />,
    );
    drag('C', 'Other', MIDDLE);
    expect(onItemPositionChange).not.toHaveBeenCalled();
    expect(document.querySelector('[class*="DragAndDropOverlay"]')).toBeNull();
  });
});

exempt(
  'This needs [Pro](/x/introduction/licensing/#pro-plan).',
  'The community package has no such component.',
);
exempt(
  [
    'Refuse its moves in `canMoveItemToNewPosition` instead.',
    'Number the requests when people may move more while one is being saved, and undo for the newest one.',
  ],
  'Advice; that a new array undoes all moves, and that rules refuse them, is proved above.',
);
