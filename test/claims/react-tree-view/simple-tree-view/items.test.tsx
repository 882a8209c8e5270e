import { act as flush, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import CookbookContents from '../../../../docs/x/react-tree-view/simple-tree-view/items/CookbookContents';
import MailFolders from '../../../../docs/x/react-tree-view/simple-tree-view/items/MailFolders';
import OrganizationChart from '../../../../docs/x/react-tree-view/simple-tree-view/items/OrganizationChart';
import PackingList from '../../../../docs/x/react-tree-view/simple-tree-view/items/PackingList';
import PathOfItem from '../../../../docs/x/react-tree-view/simple-tree-view/items/PathOfItem';
import TicketAreas from '../../../../docs/x/react-tree-view/simple-tree-view/items/TicketAreas';
import { act, proves, expectCompiles, expectTypeError, screen, show } from '../../harness';
import {
  focused,
  isOpen,
  itemOf,
  labelOf,
  labels,
  leaves,
  markedAsFocused,
  selected,
  showTree,
  someItems,
  tabStops,
  Tree,
  untilClosed,
} from '../../simpleTree';

describe('items as children', () => {
  proves(
    [
      'The Simple Tree View takes its items as JSX: one `TreeItem` for each item, nested like your hierarchy.',
      'An item with children shows an arrow.',
      'The children are mounted while their parent is open, and are unmounted when it closes.',
      'The Simple Tree View knows an item only while the item is mounted.',
    ],
    async () => {
      const { user } = show(<CookbookContents />);
      expect(labels()).toEqual(['Soups', 'Borscht', 'Miso soup', 'Breads', 'Index of ingredients']);
      expect(itemOf('Breads').querySelector('svg')).not.toBeNull();
      expect(itemOf('Index of ingredients').querySelector('svg')).toBeNull();
      await user.click(labelOf('Soups'));
      await untilClosed();
      expect(labels()).toEqual(['Soups', 'Breads', 'Index of ingredients']);
    },
  );

  proves(
    [
      'The `itemId` has to be unique in the whole tree.',
      'Two mounted items with the same `itemId` make the tree throw an error.',
      'If one of them is in a closed branch, the tree throws when a user opens the branch.',
    ],
    () => {
      expect(() =>
        show(
          <Tree>
            <TreeItem itemId="x" label="X" />
            <TreeItem itemId="x" label="Other" />
          </Tree>,
        ),
      ).toThrow(/unique `id`/);
      show(
        <Tree>
          <TreeItem itemId="x" label="Here" />
          <TreeItem itemId="p" label="Parent">
            <TreeItem itemId="x" label="Hidden" />
          </TreeItem>
        </Tree>,
      );
      expect(() => flush(() => labelOf('Parent').click())).toThrow(/unique `id`/);
    },
  );

  proves(
    [
      "The `id` attribute of an item consists of the tree's `id`, a hyphen, and the `itemId`:",
      'Otherwise the server renders ids without the part before the hyphen.',
      'To replace the whole attribute, set `id` on the `TreeItem`.',
    ],
    () => {
      const children = (
        <>
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="own" id="mine" label="Own" />
        </>
      );
      const { unmount } = show(<Tree id="nav">{children}</Tree>);
      expect(itemOf('Profile').id).toBe('nav-profile');
      expect(itemOf('Own').id).toBe('mine');
      unmount();
      show(<Tree>{children}</Tree>);
      expect(itemOf('Profile').id).toMatch(/^mui-tree-view-\d+-profile$/);
      expect(renderToString(<Tree>{children}</Tree>)).toContain('id="-profile"');
    },
  );

  proves(
    [
      'The `label` prop accepts any React node, such as a chip next to the text:',
      'When users press a letter, the focus goes to the next item whose text begins with it.',
      'If an icon before the label contains text, such as an `svg` with a `title`, a letter finds the item by the text of the icon.',
      "If an item has no `label`, letters don't find it.",
    ],
    async () => {
      const demo = show(<MailFolders />);
      expect(screen.getByText('7 unread')).toBeInTheDocument();
      demo.unmount();
      const { user } = show(
        <Tree>
          <TreeItem itemId="1" label="Zero" />
          <TreeItem itemId="2" label={<b>Xylophone</b>} />
          <TreeItem
            itemId="3"
            label="Wheel"
            slots={{
              icon: () => (
                <svg>
                  <title>Quick</title>
                </svg>
              ),
            }}
          />
          <TreeItem itemId="4" slotProps={{ label: { title: 'None' } }} />
        </Tree>,
      );
      act(() => itemOf('Zero').focus());
      const press = async (key: string) => {
        await user.keyboard(key);
        return focused();
      };
      expect(await press('x')).toBe('Xylophone');
      expect(await press('w')).toBe('Xylophone');
      expect(await press('q')).toBe('Wheel');
      expect(await press('n')).toBe('Wheel');
    },
  );
});

describe('items from data', () => {
  proves(
    [
      'To turn nested data into items, write a function that calls itself.',
      'If an item has no children, pass `null`, `undefined`, `false`, or `[]`, and the item shows no arrow.',
      'A fragment or a component counts as a child, even if it renders nothing.',
    ],
    async () => {
      const demo = show(<OrganizationChart />);
      expect(labels()).toHaveLength(4);
      expect(itemOf('Lucía Ferrer, Sales')).not.toHaveAttribute('aria-expanded');
      demo.unmount();
      const Nothing = () => null;
      const { user } = show(
        <Tree>
          {[[], false, null, undefined].map((nothing, index) => (
            <TreeItem key={index} itemId={`${index}`} label={`Leaf ${index}`}>
              {nothing}
            </TreeItem>
          ))}
          <TreeItem itemId="fragment" label="Fragment">
            <></>
          </TreeItem>
          <TreeItem itemId="component" label="Component">
            <Nothing />
          </TreeItem>
        </Tree>,
      );
      for (const index of [0, 1, 2, 3]) {
        expect(itemOf(`Leaf ${index}`)).not.toHaveAttribute('aria-expanded');
      }
      for (const label of ['Fragment', 'Component']) {
        expect(itemOf(label)).toHaveAttribute('aria-expanded', 'false');
        await user.click(labelOf(label));
        expect(itemOf(label)).toHaveAttribute('aria-expanded', 'true');
      }
      expect(labels()).toHaveLength(6);
    },
  );

  proves(
    [
      'You can [wrap `TreeItem`](/x/react-tree-view/simple-tree-view/customization/#use-one-component-for-all-items) in your own component and compute the `itemId` there.',
      'If a component below a `TreeItem` adds items through its own state, the items appear, but <kbd>↓</kbd> skips them until the parent renders again.',
    ],
    async () => {
      let add = () => {};
      function Own({ name }: { name: string }) {
        return <TreeItem itemId={name.toLowerCase()} label={name} />;
      }
      function Children() {
        const [names, setNames] = useState(['K1']);
        add = () => setNames((old) => [...old, 'K2']);
        return names.map((name) => <Own key={name} name={name} />);
      }
      const kids = <Children />;
      const children = (
        <>
          <TreeItem itemId="p" label="P">
            {kids}
          </TreeItem>
          <TreeItem itemId="q" label="Q" />
        </>
      );
      const { user, rerender } = showTree({ defaultExpandedItems: ['p'], children });
      act(() => itemOf('P').focus());
      await user.keyboard('{ArrowDown}');
      expect(focused()).toBe('K1');
      act(() => add());
      expect(labels()).toEqual(['P', 'K1', 'K2', 'Q']);
      await user.keyboard('{ArrowDown}');
      expect(focused()).toBe('Q');
      rerender({
        children: (
          <>
            <TreeItem itemId="p" label="P">
              {kids}
            </TreeItem>
            <TreeItem itemId="q" label="Q" />
          </>
        ),
      });
      await user.keyboard('{ArrowUp}');
      expect(focused()).toBe('K2');
    },
  );
});

describe('disabled items', () => {
  proves(
    [
      'The `disabled` prop disables an item and all items below it.',
      "Users then can't select, open, or close these items.",
      '`onItemClick` is still called for them.',
      'By default, the arrow keys skip disabled items.',
      'With `disabledItemsFocusable`, the arrow keys stop on them.',
    ],
    async () => {
      const onItemClick = jest.fn();
      const demo = show(<TicketAreas />);
      expect(itemOf('Block 9')).toHaveAttribute('aria-disabled', 'true');
      act(() => itemOf('North stand').focus());
      await demo.user.keyboard('{ArrowDown}');
      expect(focused()).toBe('Block 1: sold out');
      await demo.user.keyboard(' {Enter}');
      expect(selected()).toEqual([]);
      act(() => itemOf('Away fans: closed today').focus());
      await demo.user.keyboard('{ArrowLeft} {Enter}');
      expect([isOpen('Away fans: closed today'), selected()]).toEqual([true, []]);
      demo.unmount();
      const { user } = show(
        <Tree onItemClick={(_, id) => onItemClick(id)}>
          {leaves(['a'])}
          <TreeItem itemId="d" label="D" disabled>
            <TreeItem itemId="d1" label="D1" />
          </TreeItem>
          {leaves(['z'])}
        </Tree>,
      );
      await user.click(labelOf('D'));
      expect(onItemClick.mock.calls).toEqual([['d']]);
      expect([isOpen('D'), selected()]).toEqual([false, []]);
      act(() => itemOf('A').focus());
      await user.keyboard('{ArrowDown}');
      expect(focused()).toBe('Z');
    },
  );

  proves('`SimpleTreeView` reads `disabledItemsFocusable` on the first render.', async () => {
    const children = [<TreeItem key="d" itemId="d" label="D" disabled />, leaves(['z'])];
    const { user, rerender, unmount } = showTree({ children });
    const upFromLast = async () => {
      act(() => itemOf('Z').focus());
      await user.keyboard('{ArrowUp}');
      return focused();
    };
    rerender({ disabledItemsFocusable: true });
    expect(await upFromLast()).toBe('Z');
    unmount();
    const other = showTree({ children, disabledItemsFocusable: true });
    other.rerender({ disabledItemsFocusable: false });
    expect(await upFromLast()).toBe('D');
  });
});

describe('items that change', () => {
  proves(
    [
      '| change the order in one parent | Kept | Kept | Kept |',
      '| move an item to another parent | Kept | Kept | Moves to the first selected item, or the first item |',
      'An item that moves to another parent is mounted again, so state inside its label is lost.',
    ],
    async () => {
      const mounted = jest.fn();
      function Label() {
        useState(mounted);
        return 'M';
      }
      const items = (parent: string, order: readonly string[]) =>
        order.map((id) => (
          <TreeItem key={id} itemId={id} label={id.toUpperCase()}>
            {parent === id && (
              <TreeItem itemId="m" label={<Label />}>
                {leaves(['m1'])}
              </TreeItem>
            )}
            {leaves([`${id}1`])}
          </TreeItem>
        ));
      const { rerender } = showTree({
        children: items('a', ['a', 'b']),
        defaultSelectedItems: 'm',
        defaultExpandedItems: ['a', 'b', 'm'],
      });
      act(() => itemOf('M').focus());
      const mountedBefore = mounted.mock.calls.length;
      rerender({ children: items('a', ['b', 'a']) });
      expect(labels()).toEqual(['B', 'B1', 'A', 'M', 'M1', 'A1']);
      expect([focused(), selected(), isOpen('M')]).toEqual(['M', ['M'], true]);
      expect(mounted).toHaveBeenCalledTimes(mountedBefore);
      rerender({ children: items('b', ['b', 'a']) });
      expect(labels()).toEqual(['B', 'M', 'M1', 'B1', 'A', 'A1']);
      expect([focused(), selected(), isOpen('M')]).toEqual(['B', ['M'], true]);
      expect(mounted.mock.calls.length).toBeGreaterThan(mountedBefore);
    },
  );

  proves(
    [
      '| add an item | Kept | Kept | Kept |',
      '| remove an item | Its id stays selected | Its id stays expanded | Moves to the first selected item, or the first item |',
      '| add a removed item again | Selected as before | Open as before | Kept |',
      "These changes don't call the callbacks for selection and expansion.",
    ],
    () => {
      const onItemFocus = jest.fn();
      const other = jest.fn();
      const parent = (id: string) => (
        <TreeItem key={id} itemId={id} label={id.toUpperCase()}>
          {leaves([`${id}1`])}
        </TreeItem>
      );
      const { rerender } = showTree({
        multiSelect: true,
        children: [parent('a'), parent('b'), parent('c')],
        defaultSelectedItems: ['b', 'c'],
        defaultExpandedItems: ['b'],
        onItemFocus: (event, id) => onItemFocus(event, id),
        onItemClick: other,
        onItemSelectionToggle: other,
        onSelectedItemsChange: other,
        onItemExpansionToggle: other,
        onExpandedItemsChange: other,
      });
      expect(tabStops()).toEqual(['B']);
      act(() => itemOf('B').focus());
      onItemFocus.mockClear();
      rerender({ children: [parent('a'), parent('c')] });
      expect([focused(), tabStops()]).toEqual(['C', ['C']]);
      expect(onItemFocus.mock.calls).toEqual([[null, 'c']]);
      rerender({ children: [parent('a'), parent('b'), parent('c')] });
      expect([focused(), selected(), isOpen('B')]).toEqual(['C', ['B', 'C'], true]);
      rerender({ children: [parent('z'), parent('a'), parent('b'), parent('c')] });
      expect([focused(), selected(), isOpen('B')]).toEqual(['C', ['B', 'C'], true]);
      rerender({ children: [parent('z'), parent('a')] });
      expect([focused(), tabStops()]).toEqual(['Z', ['Z']]);
      expect(other).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'If the focused item gets its first child, loses its last child, or becomes disabled, it keeps the focus of the browser.',
      'But the tree marks another item as focused, and `onItemFocus` names this other item.',
      'The next key press corrects this.',
    ],
    async () => {
      const onItemFocus = jest.fn();
      const items = (child: boolean, disabled = false) => [
        leaves(['a', 'x']),
        <TreeItem key="b" itemId="b" label="B" disabled={disabled}>
          {child && <TreeItem itemId="b1" label="B1" />}
        </TreeItem>,
      ];
      const { rerender, user } = showTree({
        children: items(false),
        onItemFocus: (_, id) => onItemFocus(id),
      });
      for (const next of [items(true), items(false), items(false, true)]) {
        act(() => itemOf('B').focus());
        expect(markedAsFocused()).toEqual(['B']);
        rerender({ children: next });
        expect([focused(), markedAsFocused()]).toEqual(['B', ['A']]);
        expect(onItemFocus).toHaveBeenLastCalledWith('a');
        await user.keyboard('{ArrowUp}');
        expect([focused(), markedAsFocused()]).toEqual(['X', ['X']]);
      }
      rerender({ children: [] });
      expect(document.body).toHaveFocus();
    },
  );

  proves(
    [
      'To change the items, render other children.',
      'Use the same value for `key` and `itemId`: the tree identifies an item by its `itemId`, and React by its `key`.',
    ],
    async () => {
      const { user } = show(<PackingList />);
      await user.click(screen.getByRole('button'));
      expect(labels()).toEqual(['Trunk', 'Rucksack', 'Tent', 'Stove', 'Maps']);
      expect(selected()).toEqual(['Tent']);
    },
  );
});

describe('callbacks', () => {
  proves(
    [
      'A click on a closed parent calls them in this order: `onItemFocus`, `onItemClick`, `onItemExpansionToggle`, `onExpandedItemsChange`, `onItemSelectionToggle`, `onSelectedItemsChange`.',
      '`onItemFocus` is called when the mouse button goes down.',
      'A click on an item, including a disabled item, but not a key',
      'An item that receives the focus',
      'Each item that opens or closes',
      'A change of the open items, with the ids of all open items',
      'Each item that is selected or unselected',
      'A selection by the user, even if the selection stays the same',
      'Callbacks and models identify an item by its `itemId`.',
      'If your code calls a method of the API object without an event, `event` is `null`.',
    ],
    async () => {
      const calls: unknown[] = [];
      const on =
        (name: string) =>
        (event: { type: string } | null, ...values: unknown[]) =>
          calls.push([name, event && event.type, ...values]);
      const { user, api } = showTree({
        onItemClick: on('click'),
        onItemFocus: on('focus'),
        onItemExpansionToggle: on('expansion'),
        onExpandedItemsChange: on('expanded'),
        onItemSelectionToggle: on('selection'),
        onSelectedItemsChange: on('selected'),
      });
      await user.pointer({ keys: '[MouseLeft>]', target: labelOf('A') });
      expect(calls).toEqual([['focus', 'focus', 'a']]);
      await user.pointer({ keys: '[/MouseLeft]', target: labelOf('A') });
      expect(calls.splice(0)).toEqual([
        ['focus', 'focus', 'a'],
        ['click', 'click', 'a'],
        ['expansion', 'click', 'a', true],
        ['expanded', 'click', ['a']],
        ['selection', 'click', 'a', true],
        ['selected', 'click', 'a'],
      ]);
      await user.click(labelOf('A2'));
      calls.length = 0;
      await user.click(labelOf('A2'));
      expect(calls.splice(0)).toEqual([
        ['click', 'click', 'a2'],
        ['selected', 'click', 'a2'],
      ]);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(calls.map((call) => (call as string[])[0])).not.toContain('click');
      calls.length = 0;
      act(() => api().setItemSelection({ itemId: 'a' }));
      act(() => api().setItemExpansion({ itemId: 'a' }));
      expect(calls).toEqual([
        ['selection', null, 'b', false],
        ['selection', null, 'a', true],
        ['selected', null, 'a'],
        ['expansion', null, 'a', false],
        ['expanded', null, []],
      ]);
    },
  );
});

describe('apiRef', () => {
  proves(
    [
      "Returns the id of the parent, or `null` for an item on the first level and for an item that isn't mounted",
      'Returns the ids of the children. For `null`, it returns the first level. If the branch was never open, `[]`',
      "Returns the element, or `null` if the item isn't mounted",
      "Returns `{ id, label: '' }`, or `undefined` if the item isn't mounted",
    ],
    async () => {
      const demo = show(<PathOfItem />);
      await demo.user.click(labelOf('search.md'));
      expect(screen.getByRole('status')).toHaveTextContent('docs / guides / search.md');
      demo.unmount();
      const { api } = showTree({ defaultExpandedItems: ['a'] });
      expect(['a', 'a2', 'c1'].map(api().getParentId)).toEqual([null, 'a', null]);
      expect([null, 'a', 'c'].map(api().getItemOrderedChildrenIds)).toEqual([
        ['a', 'b', 'c'],
        ['a1', 'a2'],
        [],
      ]);
      expect(api().getItemDOMElement('a2')).toBe(itemOf('A2'));
      expect(api().getItemDOMElement('c1')).toBeNull();
      expect(api().getItem('a2')).toEqual({ id: 'a2', label: '' });
      expect(api().getItem('c1')).toBeUndefined();
    },
  );

  proves(
    [
      'Returns such objects, nested',
      'Once a branch was opened and closed, `getItemTree()` throws a `TypeError`.',
      'After a branch closes, `getItemOrderedChildrenIds()` still returns its children.',
    ],
    async () => {
      const { api, user } = showTree();
      expect(api().getItemTree()).toEqual(['a', 'b', 'c'].map((id) => ({ id, label: '' })));
      await user.click(labelOf('C'));
      expect(api().getItemTree()[2]).toEqual({
        id: 'c',
        label: '',
        children: [{ id: 'c1', label: '' }],
      });
      await user.click(labelOf('C'));
      await untilClosed();
      expect(api().getItemOrderedChildrenIds('c')).toEqual(['c1']);
      expect(() => api().getItemTree()).toThrow(TypeError);
    },
  );

  proves(
    "Disables or enables an item until it's unmounted, for example until its parent closes",
    async () => {
      const { api, user } = showTree({ defaultExpandedItems: ['c'] });
      act(() => api().setIsItemDisabled({ itemId: 'c1', shouldBeDisabled: true }));
      expect(itemOf('C1')).toHaveAttribute('aria-disabled', 'true');
      await user.click(labelOf('C'));
      await untilClosed();
      await user.click(labelOf('C'));
      expect(itemOf('C1')).not.toHaveAttribute('aria-disabled');
    },
  );

  proves(
    [
      'TypeScript therefore accepts `setEditedItem()` and `updateItemLabel()`, but both throw in a Simple Tree View.',
      'The ref has the type of `RichTreeView`.',
    ],
    async () => {
      const { api } = showTree({ children: someItems() });
      expect(Object.keys(api()).sort()).toEqual([
        'focusItem',
        'getItem',
        'getItemDOMElement',
        'getItemOrderedChildrenIds',
        'getItemTree',
        'getParentId',
        'setIsItemDisabled',
        'setItemExpansion',
        'setItemSelection',
      ]);
      expect(() => api().setEditedItem('a')).toThrow(TypeError);
      expect(() => api().updateItemLabel('a', 'New')).toThrow(TypeError);
      await expectCompiles(
        `import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
        import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
        export function App() {
          const apiRef = useTreeViewApiRef();
          apiRef.current?.setEditedItem('a');
          apiRef.current?.updateItemLabel('a', 'New');
          return <SimpleTreeView apiRef={apiRef} />;
        }`,
      );
    },
  );

  proves(
    [
      'Create a ref with `useTreeViewApiRef()` from `@mui/x-tree-view/hooks`, and pass it as the `apiRef` prop.',
      'Opens or closes an item. See expansion',
      'Selects or unselects an item. See selection',
      'Focuses a mounted item. See focus',
    ],
    () => {
      function App() {
        const apiRef = useTreeViewApiRef();
        return (
          <>
            <button
              type="button"
              onClick={(event) => {
                apiRef.current?.setItemExpansion({ itemId: 'c', shouldBeExpanded: true });
                apiRef.current?.setItemSelection({ itemId: 'b', shouldBeSelected: true });
                apiRef.current?.focusItem(event, 'a');
              }}
            >
              Act
            </button>
            <SimpleTreeView aria-label="Tree" apiRef={apiRef}>
              {someItems()}
            </SimpleTreeView>
          </>
        );
      }
      show(<App />);
      act(() => screen.getByRole('button').click());
      expect([isOpen('C'), selected(), focused()]).toEqual([true, ['B'], 'A']);
    },
  );
});

proves('Each item needs an `itemId`, a string, and a `label`.', async () => {
  const item = (props: string) =>
    `import { TreeItem } from '@mui/x-tree-view/TreeItem';
    export const item = <TreeItem ${props} />;`;
  await expectCompiles(item('itemId="a" label="A"'));
  await expectTypeError(item('label="A"'), /TS2741.*itemId/s);
  await expectTypeError(item('itemId={1} label="A"'), /TS2322/);
});
