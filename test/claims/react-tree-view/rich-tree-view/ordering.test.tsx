import type { ComponentProps } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import ConcertTour from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/ConcertTour';
import DragHandle from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/DragHandle';
import { moveItem } from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/moveItem';
import MoveByKeys from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/MoveByKeys';
import SaveOrder from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/SaveOrder';
import TourRules from '../../../../docs/x/react-tree-view/rich-tree-view/ordering/TourRules';
import { act, proves, fireEvent, pause, renderHook, screen, show, waitFor } from '../../harness';

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

describe('rules', () => {
  proves(
    [
      '`canMoveItemToNewPosition({ itemId, oldPosition, newPosition })` returns whether an item can go to a new position.',
      'A position is `{ parentId, index }`, and `parentId` is `null` at the first level.',
      "If an item moves within its parent, `index` doesn't include the item itself.",
      'The indentation is an exception: there, `index` is the number of children, one more than the last place.',
      'Each time the pointer enters a row, the tree calls `canMoveItemToNewPosition` several times, so keep the function fast.',
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
      '`isItemReorderable(itemId)` returns whether users can drag an item.',
      "In this demo, concerts stay in towns, and towns stay at the first level. The concert in the chapel can't be dragged.",
      "You don't need a rule against moving an item into itself or into its descendants, because the tree refuses such moves.",
      'While a user edits a label, no item of the tree can be dragged.',
    ],
    async () => {
      const { unmount } = show(<TourRules />);
      expect(itemOf('Chapel')).not.toHaveAttribute('draggable');
      expect(itemOf('Harbor stage')).toHaveAttribute('draggable', 'true');
      drag('Harbor stage', 'Wine cellar', UPPER);
      expect(itemOf('Porto')).toContainElement(itemOf('Harbor stage'));
      drag('Porto', 'Chapel', UPPER);
      expect(itemOf('Bergen')).not.toContainElement(itemOf('Porto'));
      unmount();
      const tree = showTree({ isItemEditable: true });
      drag('A', 'A1', MIDDLE);
      expect(tree.order()).toBe('a b c');
      expect(tree.order('a1')).toBe('');
      drag('A', 'A', MIDDLE);
      expect(tree.order()).toBe('a b c');
      await tree.user.dblClick(screen.getByText('B1'));
      expect(document.querySelector('[draggable]')).toBeNull();
    },
  );
});

proves(
  [
    "Without these handlers, users can't drop anything.",
    '`TreeItemDragAndDropOverlay` shows where the item will go.',
    "Its `action` prop is `'reorder-above'`, `'reorder-below'`, `'make-child'`, or `'move-to-parent'`.",
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
    "No key moves an item, and the tree doesn't announce moves to screen readers.",
    'If users can also drag, update `items` in `onItemPositionChange`, as the demo does.',
    'Otherwise the next change of `items` undoes the moves of users.',
    "If a new `items` array doesn't contain a move, the tree loses the move.",
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
    expect(screen.getByRole('status')).toHaveTextContent('Finale is now number 1.');
    await user.click(screen.getByRole('button', { name: 'Move down' }));
    expect(labels()).toEqual(['Finale', 'Overture', 'Nocturne', 'Waltz']);
  },
);

proves('Return `false` in `canMoveItemToNewPosition` whenever the item moves.', () => {
  const tree = showTree({ canMoveItemToNewPosition: ({ itemId }) => itemId !== 'a' });
  drag('A', 'C', UPPER);
  expect(tree.order()).toBe('a b c');
  // With the default prevented, a browser accepts the drop.
  expect(fire(screen.getByText('A'), 'dragover', UPPER).defaultPrevented).toBe(true);
  drag('C', 'A', UPPER);
  expect(tree.order()).toBe('c a b');
});

describe('saving', () => {
  proves(
    [
      'When a user drops an item, the tree moves the item and then calls `onItemPositionChange({ itemId, oldPosition, newPosition })`.',
      'To read the new order, call `getItemOrderedChildrenIds(parentId)` of the [API object](/x/react-tree-view/rich-tree-view/items/#read-items-and-change-the-tree-from-outside), as this demo does.',
      'The tree stores the new order internally, and your `items` array stays the same.',
      'Selected and expanded items keep their state when they move.',
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
      drag('B1', 'A1', UPPER);
      expect(items).toEqual(makeItems());
      expect(itemOf('B')).toHaveAttribute('aria-selected', 'true');
      drag('A', 'B', UPPER);
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'true');
      tree.unmount();
      show(<ConcertTour />);
      drag('Shipyard', 'Chapel', UPPER);
      expect(screen.getByRole('status')).toHaveTextContent(
        'New order in bergen: harbor, shipyard, chapel',
      );
    },
  );

  proves(
    [
      '`getItemTree()` writes the new order into the objects of your `items` array.',
      "An array that you have saved then has the new order too, so it can't undo a move.",
    ],
    () => {
      const items = makeItems();
      const tree = showTree({ items });
      drag('B1', 'A1', UPPER);
      tree.again({ items: [...items] });
      expect(tree.order('a')).toBe('a1 a2');
      drag('B1', 'A1', UPPER);
      tree.tree();
      expect(items[0]?.children?.map(({ id }) => id)).toEqual(['b1', 'a1', 'a2']);
      tree.again({ items: [...items] });
      expect(tree.order('a')).toBe('b1 a1 a2');
    },
  );

  proves(
    [
      'A new `items` array replaces the order of the tree.',
      'This demo shows a move immediately and then sends it.',
      'If the server refuses a move, the tree returns to the last saved order:',
      'The demo sends one request at a time, so the server applies moves in order.',
      'After a refusal, the demo drops the moves that are still waiting.',
    ],
    async () => {
      const items = makeItems();
      const tree = showTree({ items });
      drag('C', 'A', UPPER);
      expect(tree.order()).toBe('c a b');
      tree.again({ items: [...items] });
      expect(tree.order()).toBe('a b c');
      tree.unmount();
      const { user } = show(<SaveOrder />);
      const labels = () =>
        [...document.querySelectorAll('.MuiTreeItem-label')].map(({ textContent }) => textContent);
      const start = ['Bergen', 'Harbor stage', 'Chapel', 'Porto', 'Wine cellar'];
      expect(labels()).toEqual([...start, 'Gdańsk', 'Shipyard']);
      /** What the tree shows until the demo says something. */
      const shownUntil = async (message: string) => {
        const seen = new Set<string>();
        await waitFor(
          () => {
            seen.add(labels().join(' '));
            expect(screen.getByRole('status')).toHaveTextContent(message);
          },
          { timeout: 8000 },
        );
        return [...seen];
      };
      // Two moves before the first answer: neither is taken back when that answer arrives.
      drag('Wine cellar', 'Harbor stage', UPPER);
      drag('Shipyard', 'Wine cellar', UPPER);
      expect(screen.getByRole('status')).toHaveTextContent('Saving…');
      const moved = 'Bergen Shipyard Wine cellar Harbor stage Chapel Porto Gdańsk';
      expect(await shownUntil('Saved.')).toEqual([moved]);
      // A refusal takes back the refused move and the one that waits, and nothing that is saved.
      await user.click(screen.getByRole('switch'));
      drag('Gdańsk', 'Bergen', UPPER);
      drag('Chapel', 'Shipyard', UPPER);
      const refused = 'Gdańsk Bergen Chapel Shipyard Wine cellar Harbor stage Porto';
      expect(labels().join(' ')).toBe(refused);
      await shownUntil('The server refused.');
      expect(labels().join(' ')).toBe(moved);
      await demoAnswer();
      expect(labels().join(' ')).toBe(moved);
      await user.click(screen.getByRole('switch'));
      drag('Gdańsk', 'Bergen', UPPER);
      const saved = 'Gdańsk Bergen Shipyard Wine cellar Harbor stage Chapel Porto';
      expect(await shownUntil('Saved.')).toEqual([saved]);
    },
  );

  proves(
    'The function `moveItem()` returns a new array with the item at its new position and leaves the old array unchanged.',
    () => {
      const items = makeItems();
      const ids = (list: Item[] = []): unknown[] =>
        list.map(({ id, children = [] }) => (children.length > 0 ? [id, ...ids(children)] : id));
      for (const [itemId, parentId, index, expected] of [
        ['c', null, 0, ['c', ['a', 'a1', 'a2'], ['b', 'b1']]],
        [
          'b',
          'c',
          0,
          [
            ['a', 'a1', 'a2'],
            ['c', ['b', 'b1']],
          ],
        ],
        ['a1', 'a', 2, [['a', 'a2', 'a1'], ['b', 'b1'], 'c']],
        ['gone', null, 0, [['a', 'a1', 'a2'], ['b', 'b1'], 'c']],
      ] as const) {
        expect(ids(moveItem(items, itemId, { parentId, index }))).toEqual(expected);
      }
      expect(items).toEqual(makeItems());
    },
  );
});
