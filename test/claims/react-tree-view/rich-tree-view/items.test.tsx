import { type ComponentProps, useEffect, useState } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import reference from '../../../../docs/x/api/tree-view/rich-tree-view/api.json';
import BasicItems from '../../../../docs/x/react-tree-view/rich-tree-view/items/BasicItems';
import DepartmentsFromApi from '../../../../docs/x/react-tree-view/rich-tree-view/items/DepartmentsFromApi';
import DisabledSeats from '../../../../docs/x/react-tree-view/rich-tree-view/items/DisabledSeats';
import ExpandAllRegions from '../../../../docs/x/react-tree-view/rich-tree-view/items/ExpandAllRegions';
import GrowingPlaylist from '../../../../docs/x/react-tree-view/rich-tree-view/items/GrowingPlaylist';
import model from '../../../../docs/x/react-tree-view/rich-tree-view/items/RichTreeView.controls.json';
import RichTreeViewPlayground from '../../../../docs/x/react-tree-view/rich-tree-view/items/RichTreeViewPlayground';
import {
  act,
  proves,
  expectCompiles,
  expectTypeError,
  fireEvent,
  renderHook,
  screen,
  show,
} from '../../harness';
import { preview, setUpPlayground } from '../../playground';

describe('playground', () => {
  proves(
    [
      'Set up a tree, and copy its code.',
      "Your choices are part of the page's address, so you can share them as a link.",
    ],
    async () => {
      const code = await setUpPlayground(RichTreeViewPlayground, {
        itemChildrenIndentation: '48',
        selectionPropagation: 'descendants',
      });
      expect(code).toContain('itemChildrenIndentation={48}');
      expect(preview().getByRole('tree')).toHaveStyle({
        '--TreeView-itemChildrenIndentation': '48px',
      });
    },
  );

  proves('To edit a label with `isItemEditable`, double-click it.', async () => {
    await setUpPlayground(RichTreeViewPlayground, { isItemEditable: 'true' });
    expect(preview().queryByRole('textbox')).toBeNull();
    fireEvent.doubleClick(preview().getByText('Beans'));
    expect(preview().getByRole('textbox')).toHaveValue('Beans');
  });

  proves(
    'The props that control the tree, and the props that take functions or styles, are in the [API reference](/x/api/tree-view/rich-tree-view/).',
    () => {
      const offered = new Set(model.controls.map(({ name }) => name));
      const others = reference.props.filter(({ name }) => !offered.has(name));
      expect(others.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          ...['expandedItems', 'selectedItems', 'getItemLabel', 'onItemClick', 'sx'],
        ]),
      );
    },
  );
});

interface Item {
  id: string;
  label: string;
  children?: Item[];
}

/** A parent with two children, a leaf, and a parent with one child. */
const makeItems = (): Item[] => [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2' },
    ],
  },
  { id: 'b', label: 'B' },
  { id: 'c', label: 'C', children: [{ id: 'c1', label: 'C1' }] },
];

const items = makeItems();

type TreeProps = Partial<ComponentProps<typeof RichTreeView<Item, boolean | undefined>>>;

function Tree(props: TreeProps) {
  return <RichTreeView<Item, boolean | undefined> aria-label="Tree" items={items} {...props} />;
}

/** The row of an item, by its label: what a click on the item meets. */
function rowOf(label: string): HTMLElement {
  return screen.getByText(label);
}

function itemOf(label: string): HTMLElement {
  const item = rowOf(label).closest<HTMLElement>('[role="treeitem"]');
  if (!item) {
    throw new Error(`No item shows ${label}.`);
  }
  return item;
}

/** What the tree shows, from the top. */
function labels(): readonly string[] {
  return [...document.querySelectorAll('.MuiTreeItem-label')].map(
    ({ textContent }) => textContent ?? '',
  );
}

const isSelected = (label: string) => itemOf(label).getAttribute('aria-selected') === 'true';
const isDisabled = (label: string) => itemOf(label).getAttribute('aria-disabled') === 'true';
const isOpen = (label: string) => itemOf(label).getAttribute('aria-expanded') === 'true';
const focusedLabel = () => document.activeElement?.querySelector('.MuiTreeItem-label')?.textContent;

/** A tree whose API a claim calls. */
function showWithApi(props: TreeProps = {}) {
  const { result } = renderHook(() => useTreeViewApiRef());
  const apiRef = result.current;
  const shown = show(<Tree apiRef={apiRef} {...props} />);
  return {
    user: shown.user,
    unmount: shown.unmount,
    api: () => {
      if (!apiRef.current) {
        throw new Error('The tree has no API object.');
      }
      return apiRef.current;
    },
    rerender: (more: TreeProps) => shown.rerender(<Tree apiRef={apiRef} {...props} {...more} />),
  };
}

describe('items', () => {
  proves(
    [
      'Pass the hierarchy to a `RichTreeView` as the `items` prop, an array of objects.',
      'Each object has an `id` and a `label`, both strings.',
      'Parents also have `children`.',
      'An item with `children: []` is shown without an arrow.',
    ],
    async () => {
      const { unmount } = show(<BasicItems />);
      expect(labels()).toEqual(['Mammals', 'Birds', 'Owls', 'Barn owl', 'Gray heron']);
      unmount();
      show(<Tree items={[{ id: 'empty', label: 'Empty', children: [] }, ...items]} />);
      expect(itemOf('Empty')).not.toHaveAttribute('aria-expanded');
      expect(itemOf('A')).toHaveAttribute('aria-expanded', 'false');
      const model = (item: string) =>
        `import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
        export const items: TreeViewBaseItem[] = [${item}];`;
      await expectCompiles(model(`{ id: 'a', label: 'A', children: [] }`));
      await expectTypeError(model(`{ id: 1, label: 'A' }`), /TS2322/);
      await expectTypeError(model(`{ id: 'a', label: 1 }`), /TS2322/);
      await expectTypeError(model(`{ id: 'a' }`), /TS2322|TS2741/);
    },
  );

  proves(
    [
      'Import the type `TreeViewBaseItem` from `@mui/x-tree-view/models`.',
      'To add your own fields, pass their type: in `TreeViewBaseItem<Section>`, each item and its children have the fields of `Section`.',
    ],
    async () => {
      const model = (child: string) =>
        `import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
        interface Section { id: string; label: string; freeSeats: number }
        export const items: TreeViewBaseItem<Section>[] = [
          { id: 'a', label: 'A', freeSeats: 1, children: [${child}] },
        ];`;
      await expectCompiles(model(`{ id: 'b', label: 'B', freeSeats: 2 }`));
      await expectTypeError(model(`{ id: 'b', label: 'B' }`), /freeSeats/);
    },
  );

  proves(
    [
      'If two items have the same id, the tree throws an error, even if their parents differ.',
      'If an id or a label is `null` or `undefined`, the tree throws an error.',
      'If a label is a number, the tree throws a `TypeError`.',
      'An empty string is accepted.',
    ],
    () => {
      const getItemId = ({ id }: Item) => id;
      const wrong: readonly [unknown, RegExp][] = [
        [{ label: 'X' }, /provided without id/],
        [{ id: null, label: 'X' }, /provided without id/],
        [{ id: 'x' }, /provided without label/],
        [{ id: 'x', label: null }, /provided without label/],
        [{ id: 'a1', label: 'X' }, /same id in the `items` prop: "a1"/],
        [{ id: 'x', label: 3 }, /substring is not a function/],
      ];
      for (const [item, message] of wrong) {
        expect(() => show(<Tree getItemId={getItemId} items={[...items, item as Item]} />)).toThrow(
          message,
        );
      }
      show(<Tree items={[{ id: 'empty', label: '' }]} />);
      expect(labels()).toEqual(['']);
    },
  );

  proves(
    [
      '| `getItemId` | `(item) => item.id` | The unique id, a string |',
      '| `getItemLabel` | `(item) => item.label` | The text to show, a string |',
      '| `getItemChildren` | `(item) => item.children` | The children, or `undefined` |',
    ],
    async () => {
      const onItemClick = jest.fn();
      const { user, unmount } = show(<Tree onItemClick={onItemClick} />);
      await user.click(rowOf('A'));
      expect(onItemClick).toHaveBeenLastCalledWith(expect.anything(), 'a');
      expect(labels()).toEqual(['A', 'A1', 'A2', 'B', 'C']);
      unmount();
      show(<DepartmentsFromApi />);
      expect(labels()).toEqual(['Engineering (48)', 'Web (21)', 'Operations (27)', 'Finance (9)']);
    },
  );

  proves(
    [
      'A new function makes the tree rebuild all items, and an inline function is new on each render.',
      'The same applies to `items` and `isItemDisabled`.',
    ],
    () => {
      const props: readonly TreeProps[] = [
        { getItemId: ({ id }) => id },
        { getItemLabel: ({ label }) => label },
        { getItemChildren: ({ children }) => children },
        { isItemDisabled: () => false },
        { items: [...items] },
        { disabledItemsFocusable: true },
      ];
      const readLabel = jest.fn(({ label }: Item) => label);
      const { rerender } = show(<Tree getItemLabel={readLabel} />);
      const before = readLabel.mock.calls.length;
      rerender(<Tree getItemLabel={readLabel} />);
      expect(readLabel).toHaveBeenCalledTimes(before);
      for (const changed of props) {
        const count = jest.fn();
        const getItemLabel = ({ label }: Item) => {
          count();
          return label;
        };
        rerender(<Tree getItemLabel={getItemLabel} />);
        count.mockClear();
        const getChanged = changed.getItemLabel;
        rerender(
          <Tree
            getItemLabel={getItemLabel}
            {...changed}
            {...(getChanged && {
              getItemLabel: (item: Item) => {
                count();
                return getChanged(item);
              },
            })}
          />,
        );
        expect(count).toHaveBeenCalledTimes(6);
      }
    },
  );

  proves(
    'If your arrays are `readonly`, return a copy from `getItemChildren`: `(item) => item.parts && [...item.parts]`.',
    async () => {
      const module = (children: string) => `
        import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
        interface Item { id: string; label: string; parts?: readonly Item[] }
        const getItemChildren = (item: Item) => ${children};
        export const tree = (items: readonly Item[]) => (
          <RichTreeView items={items} getItemChildren={getItemChildren} />
        );`;
      await expectCompiles(module('item.parts && [...item.parts]'));
      await expectTypeError(module('item.parts'), /readonly/);
    },
  );

  proves(
    [
      'Callbacks then receive the string, and props such as `defaultExpandedItems` expect it:',
      "Without the conversion, numeric ids render, but `defaultExpandedItems={['1']}` doesn't open the item `1`.",
    ],
    async () => {
      interface Row {
        id: number;
        label: string;
        children?: Row[];
      }
      const rows: Row[] = [{ id: 1, label: 'One', children: [{ id: 2, label: 'Two' }] }];
      const getRowId = (row: Row) => String(row.id);
      const onItemClick = jest.fn();
      const { user, unmount } = show(
        <RichTreeView
          items={rows}
          getItemId={getRowId}
          defaultExpandedItems={['1']}
          onItemClick={onItemClick}
        />,
      );
      expect(labels()).toEqual(['One', 'Two']);
      await user.click(rowOf('Two'));
      expect(onItemClick).toHaveBeenLastCalledWith(expect.anything(), '2');
      unmount();
      show(<RichTreeView items={rows} defaultExpandedItems={['1']} />);
      expect(labels()).toEqual(['One']);
    },
  );
});

describe('disabled items', () => {
  const isItemDisabled = ({ id }: Item) => id === 'a' || id === 'b';

  proves('`isItemDisabled` receives an item and returns whether the item is disabled.', () => {
    show(<DisabledSeats />);
    expect(isDisabled('Row A: sold out')).toBe(true);
    expect(isDisabled('Row B: 12 seats')).toBe(false);
  });

  proves(
    [
      "Users can't select, open, or close a disabled item.",
      'If a parent is disabled, all items below are disabled too.',
      'Your code can still change disabled items.',
      '`defaultExpandedItems`, `selectedItems`, and the [methods](#read-items-and-change-the-tree-from-outside) act on them too.',
    ],
    async () => {
      const { user, api } = showWithApi({
        isItemDisabled,
        disabledItemsFocusable: true,
        defaultExpandedItems: ['a'],
        selectedItems: 'b',
      });
      expect([isOpen('A'), isSelected('B')]).toEqual([true, true]);
      expect([isDisabled('A1'), isDisabled('A2'), isDisabled('C')]).toEqual([true, true, false]);
      await user.click(rowOf('A'));
      act(() => itemOf('A').focus());
      await user.keyboard('{ArrowLeft}{Enter} ');
      expect([isOpen('A'), isSelected('A')]).toEqual([true, false]);
      act(() => api().setItemExpansion({ itemId: 'a', shouldBeExpanded: false }));
      expect(isOpen('A')).toBe(false);
      await user.click(rowOf('A'));
      await user.keyboard('{ArrowRight}{Enter}');
      expect(isOpen('A')).toBe(false);
    },
  );

  proves(
    [
      'With `disabledItemsFocusable` and `multiSelect`, <kbd>Ctrl</kbd>+<kbd>A</kbd> selects disabled items too.',
      "<kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>Home</kbd> selects the first item even if it's disabled.",
    ],
    async () => {
      const keys = [
        { key: 'a', keyCode: 65, ctrlKey: true },
        { key: 'Home', ctrlKey: true, shiftKey: true },
      ];
      for (const key of keys) {
        for (const disabledItemsFocusable of [true, false]) {
          const changed = jest.fn();
          const { user, unmount } = show(
            <Tree
              multiSelect
              isItemDisabled={({ id }) => id === 'a'}
              disabledItemsFocusable={disabledItemsFocusable}
              onSelectedItemsChange={(_, ids) => changed([...(ids as readonly string[])].sort())}
            />,
          );
          await user.click(rowOf('C'));
          fireEvent.keyDown(itemOf('C'), key);
          expect(changed.mock.lastCall?.[0]).toEqual(expect.arrayContaining(['b', 'c']));
          expect(changed.mock.lastCall?.[0].includes('a')).toBe(disabledItemsFocusable);
          unmount();
        }
      }
    },
  );

  proves(
    [
      'With `selectionPropagation={{ descendants: true }}`, selecting a parent selects its disabled children.',
      '<kbd>*</kbd> opens all items on the level of the focused item, including disabled items.',
      'If `isItemEditable` allows it, a double-click edits the label of a disabled item.',
      'With `disabledItemsFocusable`, <kbd>Enter</kbd> edits the label too.',
    ],
    async () => {
      const changed = jest.fn();
      const { user, unmount } = show(
        <Tree
          multiSelect
          selectionPropagation={{ descendants: true }}
          isItemDisabled={({ id }) => id === 'a1'}
          onSelectedItemsChange={(_, ids) => changed([...(ids as readonly string[])].sort())}
        />,
      );
      await user.click(rowOf('A'));
      expect(changed.mock.calls).toEqual([[['a', 'a1', 'a2']]]);
      unmount();
      const other = show(<Tree isItemDisabled={isItemDisabled} isItemEditable />);
      act(() => itemOf('C').focus());
      fireEvent.keyDown(itemOf('C'), { key: '*' });
      expect([isOpen('A'), isOpen('C')]).toEqual([true, true]);
      expect(isDisabled('A')).toBe(true);
      await other.user.dblClick(rowOf('B'));
      expect(screen.getByRole('textbox')).toHaveValue('B');
      other.unmount();
      const entered = show(
        <Tree isItemDisabled={isItemDisabled} isItemEditable disabledItemsFocusable />,
      );
      act(() => itemOf('B').focus());
      await entered.user.keyboard('{Enter}');
      expect(screen.getByRole('textbox')).toHaveValue('B');
    },
  );

  proves(
    [
      "By default, <kbd>↑</kbd> doesn't leave the first enabled child of a parent if a disabled child is above.",
      '<kbd>←</kbd> moves to the parent.',
    ],
    async () => {
      const isFirstDisabled = ({ id }: Item) => id === 'a1';
      const { user, rerender } = show(
        <Tree isItemDisabled={isFirstDisabled} defaultExpandedItems={['a']} />,
      );
      act(() => itemOf('A2').focus());
      await user.keyboard('{ArrowUp}');
      expect(focusedLabel()).toBe('A2');
      await user.keyboard('{ArrowLeft}');
      expect(focusedLabel()).toBe('A');
      rerender(
        <Tree
          isItemDisabled={isFirstDisabled}
          defaultExpandedItems={['a']}
          disabledItemsFocusable
        />,
      );
      act(() => itemOf('A2').focus());
      await user.keyboard('{ArrowUp}{ArrowUp}');
      expect(focusedLabel()).toBe('A');
    },
  );

  proves(
    [
      'By default, the arrow keys skip disabled items.',
      'The arrow keys then stop on disabled items, and screen readers announce them.',
    ],
    async () => {
      const { user } = show(<DisabledSeats />);
      act(() => itemOf('Stalls').focus());
      await user.keyboard('{ArrowDown}');
      expect(focusedLabel()).toBe('Row B: 12 seats');
      await user.keyboard('{ArrowDown}');
      expect(focusedLabel()).toBe('Boxes: 4 seats');
      await user.keyboard('{ArrowUp}');
      expect(focusedLabel()).toBe('Row B: 12 seats');
      await user.click(screen.getByLabelText('Disabled items can be focused'));
      act(() => itemOf('Stalls').focus());
      await user.keyboard('{ArrowDown}');
      expect(focusedLabel()).toBe('Row A: sold out');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(focusedLabel()).toBe('Balcony: sold out');
    },
  );
});

describe('changes', () => {
  proves(
    'The tree matches items by their id, so expanded and selected items keep their state.',
    async () => {
      const { user } = show(<GrowingPlaylist />);
      await user.click(rowOf('Evening'));
      await user.click(screen.getByRole('button', { name: 'Add a morning track' }));
      expect(labels()).toEqual(['Morning', 'Track 1', 'Track 3', 'Evening', 'Track 2']);
      expect(isSelected('Evening')).toBe(true);
    },
  );

  proves(
    [
      'The id of an item that you remove stays in the selection and in the expanded items.',
      'If you add an item with the same id later, the item is selected again.',
    ],
    async () => {
      const onSelectedItemsChange = jest.fn();
      const props = { multiSelect: true, onSelectedItemsChange };
      const { user, rerender } = show(<Tree {...props} />);
      await user.click(rowOf('A'));
      const withoutA = items.filter(({ id }) => id !== 'a');
      rerender(<Tree {...props} items={withoutA} />);
      await user.keyboard('{Control>}');
      await user.click(rowOf('B'));
      await user.keyboard('{/Control}');
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['b', 'a']);
      rerender(<Tree {...props} />);
      expect([isSelected('A'), isOpen('A')]).toEqual([true, true]);
      rerender(<Tree {...props} items={withoutA} />);
      await user.click(rowOf('B'));
      expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['b']);

      function App() {
        const [all, setAll] = useState<readonly Item[]>(items);
        const [selected, setSelected] = useState<readonly string[]>(['b', 'c']);
        const remove = (removed: string) => {
          setAll(all.filter(({ id }) => id !== removed));
          setSelected(selected.filter((id) => id !== removed));
        };
        return (
          <>
            <button type="button" onClick={() => remove('b')}>
              Remove
            </button>
            <button type="button" onClick={() => setAll(items)}>
              Restore
            </button>
            <RichTreeView
              multiSelect
              items={all}
              selectedItems={[...selected]}
              onSelectedItemsChange={(_, ids) => setSelected(ids)}
            />
          </>
        );
      }
      const app = show(<App />);
      await app.user.click(screen.getByRole('button', { name: 'Remove' }));
      await app.user.click(screen.getByRole('button', { name: 'Restore' }));
      const trees = screen.getAllByRole('tree');
      expect(
        [...(trees[1]?.querySelectorAll('[aria-selected="true"]') ?? [])].map(
          ({ textContent }) => textContent,
        ),
      ).toEqual(['C']);
    },
  );

  proves("If you change the old array, for example with `push()`, the tree doesn't notice.", () => {
    const changing = makeItems();
    const { rerender } = show(<Tree items={changing} />);
    changing.push({ id: 'd', label: 'D' });
    rerender(<Tree items={changing} />);
    expect(labels()).toEqual(['A', 'B', 'C']);
    rerender(<Tree items={changing} isItemDisabled={() => false} />);
    expect(labels()).toEqual(['A', 'B', 'C', 'D']);
  });

  proves('With a `dataSource` (Pro), the tree ignores later changes of `items`.', () => {
    const dataSource = { getChildrenCount: () => 0, getTreeItems: () => Promise.resolve([]) };
    const treeOf = (ids: readonly string[]) => (
      <RichTreeViewPro
        items={ids.map((id) => ({ id, label: id.toUpperCase() }))}
        dataSource={dataSource}
      />
    );
    const { rerender } = show(treeOf(['a']));
    rerender(treeOf(['a', 'b']));
    expect(labels()).toEqual(['A']);
  });

  proves(
    [
      '`itemChildrenIndentation` sets how far children are indented from their parent.',
      'The default is `12px`.',
      "Pass the number of pixels, or a string with a CSS length such as `'2rem'`.",
      'The demo under [Read items](#read-items-and-change-the-tree-from-outside) uses 32 px.',
    ],
    () => {
      const indentation = () =>
        screen.getByRole('tree').style.getPropertyValue('--TreeView-itemChildrenIndentation');
      const expanded = ['a'];
      const { rerender, unmount } = show(<Tree defaultExpandedItems={expanded} />);
      expect(indentation()).toBe('12px');
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      expect(rules.map(({ cssText }) => cssText).join('')).toMatch(
        /padding-left:\s*calc\([^;]*var\(--TreeView-itemChildrenIndentation\) \* var\(--TreeView-itemDepth\)\)/,
      );
      const depthOf = (label: string) =>
        itemOf(label).style.getPropertyValue('--TreeView-itemDepth');
      expect([depthOf('A'), depthOf('A1')]).toEqual(['0', '1']);
      rerender(<Tree defaultExpandedItems={expanded} itemChildrenIndentation={20} />);
      expect(indentation()).toBe('20px');
      rerender(<Tree defaultExpandedItems={expanded} itemChildrenIndentation="2rem" />);
      expect(indentation()).toBe('2rem');
      unmount();
      show(<ExpandAllRegions />);
      expect(indentation()).toBe('32px');
    },
  );
});

proves(
  [
    '`onItemClick(event, itemId)` is called for a click on the row of an item, even if the item is disabled.',
    "Keys don't call it.",
    '`onSelectedItemsChange(event, itemIds)` is called when users select an item with the mouse or with a key.',
    'Without `multiSelect`, `onSelectedItemsChange` is called again when users click the selected item.',
  ],
  async () => {
    const onItemClick = jest.fn();
    const onSelectedItemsChange = jest.fn();
    const props: TreeProps = {
      onItemClick,
      onSelectedItemsChange,
      isItemDisabled: ({ id }) => id === 'b',
    };
    const { user, rerender } = show(<Tree {...props} />);
    for (const label of ['A', 'A', 'B']) {
      await user.click(rowOf(label));
    }
    expect(onItemClick.mock.calls.map(([, id]: unknown[]) => id)).toEqual(['a', 'a', 'b']);
    expect(onSelectedItemsChange.mock.calls.map(([, id]: unknown[]) => id)).toEqual(['a', 'a']);
    act(() => itemOf('C').focus());
    await user.keyboard(' ');
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), 'c');
    await user.keyboard(' {Enter}');
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), null);
    expect(isOpen('C')).toBe(true);
    expect(onItemClick).toHaveBeenCalledTimes(3);
    rerender(<Tree key="multi" {...props} multiSelect />);
    await user.click(rowOf('C'));
    expect(onSelectedItemsChange).toHaveBeenLastCalledWith(expect.anything(), ['c']);
  },
);

describe('from code', () => {
  proves(
    [
      'Create a ref with `useTreeViewApiRef()` from `@mui/x-tree-view/hooks`, and pass it as `apiRef`.',
      'Then call methods of `apiRef.current` in event handlers and effects:',
    ],
    async () => {
      const { user } = show(<ExpandAllRegions />);
      await user.click(screen.getByRole('button', { name: 'Expand all' }));
      expect(labels()).toEqual(['North', 'Hamburg', 'South', 'Milan']);
      await user.click(rowOf('Milan'));
      expect(screen.getByRole('status')).toHaveTextContent('Clicked: milan');
    },
  );

  proves(
    [
      'Returns your object, or `undefined` for an unknown id',
      'Returns the ids of the children. For `null`, returns the ids of the first level',
      'Returns the id of the parent, or `null` on the first level and for an unknown id',
      'Returns all items in their current order. See [Known issues](#known-issues)',
      "Returns the element, or `null` if the item isn't rendered",
    ],
    () => {
      const own = makeItems();
      const { api, rerender } = showWithApi({ items: own });
      expect(api().getItem('a')).toBe(own[0]);
      expect(api().getItem('none')).toBeUndefined();
      expect(api().getItemOrderedChildrenIds('a')).toEqual(['a1', 'a2']);
      expect(api().getItemOrderedChildrenIds('b')).toEqual([]);
      expect(api().getItemOrderedChildrenIds(null)).toEqual(['a', 'b', 'c']);
      expect(['a1', 'a', 'none'].map((id) => api().getParentId(id))).toEqual(['a', null, null]);
      expect(api().getItemTree()).toEqual(makeItems());
      expect(api().getItemDOMElement('a')).toBe(itemOf('A'));
      expect(api().getItemDOMElement('a1')).toBeNull();
      rerender({ items: [...own].reverse() });
      expect(
        api()
          .getItemTree()
          .map(({ id }) => id),
      ).toEqual(['c', 'b', 'a']);
    },
  );

  proves(
    [
      'Opens or closes an item',
      'Selects this item alone. With `multiSelect`, `keepExistingSelection: true` adds the item',
      'Disables or enables an item',
      'If you leave out `shouldBeExpanded`, `shouldBeSelected`, or `shouldBeDisabled`, the method toggles the state.',
    ],
    () => {
      const { api } = showWithApi({ multiSelect: true });
      for (const [field, states] of [
        [{ shouldBeExpanded: true }, true],
        [{ shouldBeExpanded: false }, false],
        [{}, true],
        [{}, false],
      ] as const) {
        act(() => api().setItemExpansion({ itemId: 'a', ...field }));
        expect(isOpen('A')).toBe(states);
      }
      for (const [field, state] of [
        [{ shouldBeDisabled: true }, true],
        [{ shouldBeDisabled: false }, false],
        [{}, true],
        [{}, false],
      ] as const) {
        act(() => api().setIsItemDisabled({ itemId: 'b', ...field }));
        expect([isDisabled('B'), isDisabled('C')]).toEqual([state, false]);
      }
      const selected = () => ['A', 'B', 'C'].filter(isSelected);
      act(() => api().setItemSelection({ itemId: 'a', shouldBeSelected: true }));
      act(() => api().setItemSelection({ itemId: 'b', shouldBeSelected: true }));
      expect(selected()).toEqual(['B']);
      act(() => api().setItemSelection({ itemId: 'c', keepExistingSelection: true }));
      expect(selected()).toEqual(['B', 'C']);
      act(() => api().setItemSelection({ itemId: 'c', keepExistingSelection: true }));
      expect(selected()).toEqual(['B']);
    },
  );

  proves(
    [
      '`setItemSelection()` with `shouldBeSelected: false` clears the whole selection.',
      'To deselect only this item, add `keepExistingSelection: true`.',
      'Without `multiSelect`, leave `keepExistingSelection` out. With this option, `onSelectedItemsChange` receives an array.',
    ],
    () => {
      const changed = jest.fn();
      const onSelectedItemsChange: TreeProps['onSelectedItemsChange'] = (_, ids) => changed(ids);
      const start: TreeProps = {
        multiSelect: true,
        defaultSelectedItems: ['a', 'b'],
        onSelectedItemsChange,
      };
      const both = showWithApi(start);
      act(() => both.api().setItemSelection({ itemId: 'c', shouldBeSelected: false }));
      expect(changed).toHaveBeenLastCalledWith([]);
      both.unmount();
      const kept = showWithApi(start);
      const takeOut = { shouldBeSelected: false, keepExistingSelection: true };
      act(() => kept.api().setItemSelection({ itemId: 'b', ...takeOut }));
      expect(changed).toHaveBeenLastCalledWith(['a']);
      kept.unmount();
      const { api } = showWithApi({ defaultSelectedItems: 'a', onSelectedItemsChange });
      act(() => api().setItemSelection({ itemId: 'b' }));
      expect(changed).toHaveBeenLastCalledWith('b');
      act(() => api().setItemSelection({ itemId: 'c', keepExistingSelection: true }));
      expect(changed).toHaveBeenLastCalledWith(['c', 'b']);
    },
  );

  proves('In one event handler, only the last call has an effect.', () => {
    const { result } = renderHook(() => useTreeViewApiRef());
    const apiRef = result.current;
    function App() {
      const [expanded, setExpanded] = useState<string[]>([]);
      return (
        <Tree
          apiRef={apiRef}
          expandedItems={expanded}
          onExpandedItemsChange={(_, ids) => setExpanded(ids)}
        />
      );
    }
    const openBoth = () =>
      act(() => {
        for (const itemId of ['a', 'c']) {
          apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
        }
      });
    const { unmount } = show(<App />);
    openBoth();
    expect([isOpen('A'), isOpen('C')]).toEqual([false, true]);
    unmount();
    show(<Tree apiRef={apiRef} />);
    openBoth();
    expect([isOpen('A'), isOpen('C')]).toEqual([true, true]);
  });

  proves(
    [
      'Focuses an item. Open all its parents first',
      'If the parent of an item is closed, `focusItem()` does nothing.',
      'If only a higher parent is closed, `onItemFocus` is called, but no element receives the focus.',
    ],
    () => {
      const onItemFocus = jest.fn();
      function App({ id, open }: { id: string; open: readonly string[] }) {
        const apiRef = useTreeViewApiRef();
        return (
          <>
            <button type="button" onClick={(event) => apiRef.current?.focusItem(event, id)}>
              Focus
            </button>
            <Tree
              key={open.join()}
              apiRef={apiRef}
              items={[{ id: 'top', label: 'Top', children: items }]}
              expandedItems={[...open]}
              onItemFocus={(_, focused) => onItemFocus(focused)}
            />
          </>
        );
      }
      const { rerender } = show(<App id="a1" open={['top']} />);
      const press = () => fireEvent.click(screen.getByRole('button', { name: 'Focus' }));
      press();
      expect(document.body).toHaveFocus();
      expect(onItemFocus).not.toHaveBeenCalled();
      rerender(<App id="a1" open={['a']} />);
      press();
      expect(document.body).toHaveFocus();
      expect(onItemFocus.mock.calls).toEqual([['a1']]);
      rerender(<App id="a1" open={['top', 'a']} />);
      press();
      expect(focusedLabel()).toBe('A1');
    },
  );

  proves(
    [
      'Starts to edit a label that `isItemEditable` allows. `null` ends editing',
      'Changes the label and calls `onItemLabelChange`. Throws for an empty label and an unknown id',
      'After `updateItemLabel()`, `getItem()` and `getItemTree()` still return the old label.',
    ],
    () => {
      const onItemLabelChange = jest.fn();
      const { api } = showWithApi({
        items: makeItems(),
        isItemEditable: ({ id }: Item) => id === 'b',
        onItemLabelChange,
      });
      act(() => api().setEditedItem('c'));
      expect(screen.queryByRole('textbox')).toBeNull();
      act(() => api().setEditedItem('b'));
      expect(screen.getByRole('textbox')).toHaveValue('B');
      act(() => api().setEditedItem(null));
      expect(screen.queryByRole('textbox')).toBeNull();
      act(() => api().updateItemLabel('c', 'New'));
      expect(labels()).toEqual(['A', 'B', 'New']);
      expect(onItemLabelChange).toHaveBeenCalledWith('c', 'New');
      expect(api().getItem('c')).toMatchObject({ label: 'C' });
      expect(
        api()
          .getItemTree()
          .map(({ label }) => label),
      ).toEqual(['A', 'B', 'C']);
      expect(() => api().updateItemLabel('c', '')).toThrow(/cannot be empty/);
      expect(() => api().updateItemLabel('none', 'New')).toThrow(TypeError);
    },
  );

  proves('`apiRef.current` is `undefined` during the first render.', () => {
    const { result } = renderHook(() => useTreeViewApiRef());
    expect(result.current.current).toBeUndefined();
    const inEffect: unknown[] = [];
    function App() {
      useEffect(() => {
        inEffect.push(result.current.current?.getItem('b'));
      }, []);
      return <Tree apiRef={result.current} />;
    }
    show(<App />);
    expect(inEffect).toEqual([items[1]]);
  });

  proves(
    'Changes by `setIsItemDisabled()` and `updateItemLabel()` are lost when `items` changes.',
    () => {
      const { api, rerender } = showWithApi();
      act(() => api().setIsItemDisabled({ itemId: 'a', shouldBeDisabled: true }));
      act(() => api().updateItemLabel('b', 'New'));
      rerender({});
      expect([isDisabled('A'), labels()[1]]).toEqual([true, 'New']);
      rerender({ items: [...items] });
      expect([isDisabled('A'), labels()[1]]).toEqual([false, 'B']);
    },
  );

  proves(
    [
      '`getItemTree()` writes the current order into the `children` of your objects.',
      'It deletes `children` from items without children, and throws an error if your objects are frozen.',
    ],
    () => {
      interface Own {
        id: string;
        label: string;
        parts?: Own[];
        children?: unknown;
      }
      const part: Own = { id: 'y', label: 'Y', children: 7 };
      const own: Own = { id: 'x', label: 'X', parts: [part], children: 3 };
      const getItemChildren = (item: Own) => item.parts;
      const { result } = renderHook(() => useTreeViewApiRef());
      const { rerender } = show(
        <RichTreeView apiRef={result.current} items={[own]} getItemChildren={getItemChildren} />,
      );
      expect(result.current.current?.getItemTree()).toEqual([own]);
      expect(own.children).toEqual([part]);
      expect(part).not.toHaveProperty('children');
      const frozen = Object.freeze({ id: 'x', label: 'X', parts: [part] });
      rerender(
        <RichTreeView apiRef={result.current} items={[frozen]} getItemChildren={getItemChildren} />,
      );
      expect(() => result.current.current?.getItemTree()).toThrow(TypeError);
      const leaf = (more: object) => [Object.freeze<Own>({ id: 'y', label: 'Y', ...more })];
      rerender(
        <RichTreeView apiRef={result.current} items={leaf({})} getItemChildren={getItemChildren} />,
      );
      expect(result.current.current?.getItemTree()).toHaveLength(1);
      rerender(
        <RichTreeView
          apiRef={result.current}
          items={leaf({ children: [] })}
          getItemChildren={getItemChildren}
        />,
      );
      expect(() => result.current.current?.getItemTree()).toThrow(TypeError);
    },
  );
});
