import { type SyntheticEvent, useState } from 'react';
import CheckboxSelection from '../../../../docs/x/react-tree-view/rich-tree-view/selection/CheckboxSelection';
import DeleteSelected from '../../../../docs/x/react-tree-view/rich-tree-view/selection/DeleteSelected';
import FurnitureSelection from '../../../../docs/x/react-tree-view/rich-tree-view/selection/FurnitureSelection';
import LeavesOnly from '../../../../docs/x/react-tree-view/rich-tree-view/selection/LeavesOnly';
import MultiSelection from '../../../../docs/x/react-tree-view/rich-tree-view/selection/MultiSelection';
import PermissionsMatrix from '../../../../docs/x/react-tree-view/rich-tree-view/selection/PermissionsMatrix';
import PropagatedSelection from '../../../../docs/x/react-tree-view/rich-tree-view/selection/PropagatedSelection';
import {
  act,
  proves,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../../harness';
import {
  checkboxOf,
  focused,
  iconOf,
  type Item,
  itemOf,
  items,
  labelOf,
  makeItems,
  opened,
  selected,
  showWithApi,
  Tree,
  type TreeProps,
  uncaughtIn,
} from '../../richTree';

/** What `onSelectedItemsChange` gets, call by call. */
function recorder() {
  const models: unknown[] = [];
  return {
    models,
    last: () => models.at(-1),
    onSelectedItemsChange: (_: SyntheticEvent | null, model: unknown) => {
      models.push(model);
    },
  };
}

const click = (label: string, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.click(labelOf(label), keys);

const pressCtrlA = (label: string) =>
  fireEvent.keyDown(itemOf(label), { key: 'a', keyCode: 65, ctrlKey: true });

const isDashed = (label: string) => checkboxOf(label).dataset.indeterminate === 'true';

const propagated: TreeProps = {
  multiSelect: true,
  checkboxSelection: true,
  selectionPropagation: { parents: true, descendants: true },
  defaultExpandedItems: ['a', 'c', 'c1'],
};

const withChildrenOfA = (children: Item[]): Item[] =>
  makeItems().map((item) => (item.id === 'a' ? { ...item, children } : item));

describe('model', () => {
  proves(
    [
      'Users select items with a click or with the keyboard, one at a time by default.',
      'The selection keeps the ids of items that you remove.',
      'If an item with the same id is added later, it is selected again.',
    ],
    async () => {
      const { user, unmount } = show(<FurnitureSelection />);
      await user.click(labelOf('Tables'));
      expect(screen.getByRole('status')).toHaveTextContent('Selected: tables');
      unmount();
      const { last, onSelectedItemsChange } = recorder();
      const props: TreeProps = { multiSelect: true, onSelectedItemsChange };
      const { rerender } = show(<Tree {...props} />);
      click('B');
      expect(selected()).toEqual(['B']);
      rerender(<Tree {...props} items={items.filter(({ id }) => id !== 'b')} />);
      click('A', { ctrlKey: true });
      expect(last()).toEqual(['a', 'b']);
      rerender(<Tree {...props} />);
      expect(selected()).toEqual(['A', 'B']);
      rerender(<Tree {...props} items={items.filter(({ id }) => id !== 'b')} />);
      click('A');
      expect(last()).toEqual(['a']);
    },
  );

  proves(
    'If `defaultSelectedItems` changes later, the tree logs an error and keeps its selection.',
    () => {
      const { rerender } = show(<Tree defaultSelectedItems="a" />);
      rerender(<Tree defaultSelectedItems="b" />);
      expect(selected()).toEqual(['A']);
      expectConsole('error', /changing the default selectedItems state/);
    },
  );

  proves(
    [
      '| Value | An id, or `null` | An array of ids |',
      '| Click | Selects the item | Selects this item alone |',
      '| <kbd>Space</kbd> | Selects or deselects the item | Adds or removes the item |',
      '| <kbd>Enter</kbd> | Selects an item without children | Adds or removes an item without children |',
      '| Clear the selection from code | Pass `null` | Pass `[]`, not `null` |',
    ],
    async () => {
      const one = recorder();
      const { user, unmount } = show(<Tree onSelectedItemsChange={one.onSelectedItemsChange} />);
      await user.click(labelOf('B'));
      await user.click(labelOf('B'));
      await user.keyboard(' ');
      await user.keyboard(' ');
      expect(one.models).toEqual(['b', 'b', null, 'b']);
      await user.keyboard(' {Enter}{Enter}');
      expect(one.models.slice(4)).toEqual([null, 'b']);
      act(() => itemOf('A').focus());
      await user.keyboard('{Enter}');
      expect([selected(), opened()]).toEqual([['B'], ['A']]);
      unmount();
      const several = recorder();
      const again = show(
        <Tree
          multiSelect
          defaultSelectedItems={['c']}
          onSelectedItemsChange={several.onSelectedItemsChange}
        />,
      );
      await again.user.click(labelOf('A'));
      await again.user.click(labelOf('B'));
      act(() => itemOf('C').focus());
      await again.user.keyboard(' ');
      await again.user.keyboard(' ');
      expect(several.models).toEqual([['a'], ['b'], ['c', 'b'], ['b']]);
      act(() => itemOf('B').focus());
      await again.user.keyboard('{Enter}{Enter}');
      expect(several.models.slice(4)).toEqual([[], ['b']]);
      again.unmount();
      const { rerender } = show(<Tree selectedItems="a" />);
      rerender(<Tree selectedItems={null} />);
      expect(selected()).toEqual([]);
      rerender(<Tree key="several" multiSelect selectedItems={['a']} />);
      rerender(<Tree key="several" multiSelect selectedItems={[]} />);
      expect(selected()).toEqual([]);
    },
  );

  proves(
    [
      'These callbacks are called for actions of users and for `setItemSelection()` of the [API object](/x/react-tree-view/rich-tree-view/items/#read-items-and-change-the-tree-from-outside), but not for a new `selectedItems` prop:',
      '`onSelectedItemsChange(event, itemIds)` receives the whole selection.',
      '`onItemSelectionToggle(event, itemId, isSelected)` is called first, for each item that changes.',
    ],
    async () => {
      const calls: unknown[] = [];
      const { api, user, rerender } = showWithApi({
        selectedItems: 'a',
        onSelectedItemsChange: (event, id) => calls.push([event && event.type, id]),
        onItemSelectionToggle: (_, id, isSelected) => calls.push([id, isSelected]),
      });
      await user.click(labelOf('B'));
      expect(calls).toEqual([
        ['a', false],
        ['b', true],
        ['click', 'b'],
      ]);
      act(() => api().setItemSelection({ itemId: 'c' }));
      expect(calls.at(-1)).toEqual([null, 'c']);
      calls.length = 0;
      rerender({ selectedItems: 'c' });
      expect(selected()).toEqual(['C']);
      expect(calls).toEqual([]);
    },
  );

  proves(
    [
      'If you pass `null` with `multiSelect`, no item is selected.',
      'With `onItemSelectionToggle` or `selectionPropagation`, the next click throws an error.',
    ],
    async () => {
      const { last, onSelectedItemsChange } = recorder();
      const { unmount } = show(
        <Tree
          multiSelect
          defaultSelectedItems={['none', 'b']}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      expect(selected()).toEqual(['B']);
      click('A', { ctrlKey: true });
      expect(last()).toEqual(['a', 'none', 'b']);
      unmount();
      await expectTypeError(
        `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
        export const tree = <RichTreeView items={[]} multiSelect selectedItems={null} />;`,
        /TS2322/,
      );
      const empty = { multiSelect: true, selectedItems: null } satisfies TreeProps;
      const { rerender } = show(<Tree {...empty} />);
      expect(selected()).toEqual([]);
      expect(uncaughtIn(() => click('B'))).toEqual([]);
      rerender(<Tree {...empty} onItemSelectionToggle={jest.fn()} />);
      expect(uncaughtIn(() => click('B'))).toEqual([expect.stringContaining("reading 'filter'")]);
      rerender(<Tree {...empty} selectionPropagation={{ descendants: true }} />);
      expect(uncaughtIn(() => click('B'))).toEqual([expect.stringContaining("reading 'filter'")]);
    },
  );

  proves('After Ctrl-clicks, the item that was clicked last comes first.', () => {
    const { last, onSelectedItemsChange } = recorder();
    show(<Tree multiSelect onSelectedItemsChange={onSelectedItemsChange} />);
    click('A');
    click('B', { ctrlKey: true });
    expect(last()).toEqual(['b', 'a']);
  });
});

describe('filtered items', () => {
  const shownItems = items.filter(({ id }) => id !== 'b');
  const visibleIds: ReadonlySet<string> = new Set(['a', 'a1', 'a2', 'c', 'c1', 'c11']);

  proves(
    [
      'If you filter `items`, the tree keeps the ids of hidden items in its values.',
      'But <kbd>Ctrl</kbd>+<kbd>A</kbd> removes these ids, and so does a click that selects one item alone.',
    ],
    () => {
      const { last, onSelectedItemsChange } = recorder();
      const props: TreeProps = {
        multiSelect: true,
        items: shownItems,
        defaultSelectedItems: ['b', 'a1'],
        onSelectedItemsChange,
      };
      const { rerender } = show(<Tree {...props} />);
      click('C', { ctrlKey: true });
      expect(last()).toEqual(['c', 'b', 'a1']);
      pressCtrlA('A');
      expect(last()).toEqual(['a', 'c', 'c1']);
      rerender(<Tree key="click" {...props} />);
      click('A');
      expect(last()).toEqual(['a']);
      rerender(<Tree key="boxes" {...props} checkboxSelection />);
      fireEvent.click(checkboxOf('A'));
      expect(last()).toEqual(['a', 'b', 'a1']);
      pressCtrlA('A');
      expect(last()).not.toContain('b');
    },
  );

  proves('To keep the ids, merge them in `onSelectedItemsChange`:', () => {
    function App() {
      const [selection, setSelection] = useState<string[]>(['b', 'a1']);
      return (
        <>
          <Tree
            multiSelect
            items={shownItems}
            selectedItems={selection}
            onSelectedItemsChange={(_, model) => {
              const itemIds = Array.isArray(model) ? model : [];
              setSelection((previous) => [
                ...previous.filter((id) => !visibleIds.has(id)),
                ...itemIds.filter((id) => visibleIds.has(id)),
              ]);
            }}
          />
          <output>{selection.join()}</output>
        </>
      );
    }
    show(<App />);
    const kept = () => screen.getByRole('status').textContent;
    click('C', { ctrlKey: true });
    expect(kept()).toBe('b,c,a1');
    click('C', { ctrlKey: true });
    expect(kept()).toBe('b,a1');
    pressCtrlA('A');
    expect(kept()).toMatch(/^b,a,/);
    click('A');
    expect(kept()).toBe('b,a');
  });
});

describe('several items', () => {
  proves(
    [
      '| <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and a click | Adds or removes the item |',
      '| <kbd>Shift</kbd> and a click | Selects from the start of the range to this item |',
      'A range starts at the item that the user selected or deselected last.',
      'A range contains the visible items between its ends, without disabled items.',
      'A second click with <kbd>Shift</kbd> replaces the last range.',
      'After a click on item 2, and clicks with <kbd>Shift</kbd> on items 5 and 3, items 2 and 3 are selected.',
      'Items that were selected before the range stay selected.',
    ],
    () => {
      const { last, onSelectedItemsChange } = recorder();
      const { unmount } = show(<MultiSelection />);
      click('Sent', { ctrlKey: true });
      expect(selected()).toEqual(['Bookings', 'Drafts', 'Sent']);
      fireEvent.click(labelOf('Drafts'), { metaKey: true });
      expect(screen.getByRole('status')).toHaveTextContent('Selected: 2');
      unmount();
      show(
        <Tree
          multiSelect
          defaultExpandedItems={['a']}
          expansionTrigger="iconContainer"
          isItemDisabled={({ id }) => id === 'a2'}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      click('C');
      click('A', { ctrlKey: true });
      click('B', { shiftKey: true });
      expect(last()).toEqual(['a', 'c', 'a1', 'b']);
      click('A1', { shiftKey: true });
      expect(last()).toEqual(['c', 'a', 'a1']);
      // B is deselected last.
      click('B');
      click('B', { ctrlKey: true });
      expect(last()).toEqual([]);
      click('A1', { shiftKey: true });
      expect(last()).toEqual(['a1', 'b']);
    },
  );

  proves(
    [
      'If the range has no start yet, a click with <kbd>Shift</kbd> does nothing.',
      "Items of `selectedItems` or `defaultSelectedItems` don't start a range.",
      'If the item where a range starts has been removed from `items`, a click with <kbd>Shift</kbd> throws `Invalid range`.',
      'The selection stays the same.',
      'A click without <kbd>Shift</kbd> sets a new start.',
      '`setItemSelection()` also sets the start of a range.',
      "A new `selectedItems` prop doesn't change the start, even if you pass `[]`.",
      'After you remove items, call `setItemSelection()` for an item that remains, as [Delete the selected items](#delete-the-selected-items) does.',
    ],
    () => {
      const { models, onSelectedItemsChange } = recorder();
      const props: TreeProps = { multiSelect: true, onSelectedItemsChange };
      const { rerender, unmount } = show(<Tree {...props} defaultSelectedItems={['a']} />);
      click('C', { shiftKey: true });
      expect(models).toEqual([]);
      expect(selected()).toEqual(['A']);
      click('B');
      rerender(
        <Tree
          {...props}
          defaultSelectedItems={['a']}
          items={items.filter(({ id }) => id !== 'b')}
        />,
      );
      expect(uncaughtIn(() => click('C', { shiftKey: true }))).toEqual([
        expect.stringContaining('Invalid range'),
      ]);
      expect(models).toEqual([['b']]);
      click('A');
      click('C', { shiftKey: true });
      expect(selected()).toEqual(['A', 'A1', 'A2', 'C']);
      unmount();
      const controlled = showWithApi({ ...props, selectedItems: [] });
      click('C');
      controlled.rerender({ selectedItems: ['c'] });
      controlled.rerender({ selectedItems: [] });
      click('B', { shiftKey: true });
      expect(models.at(-1)).toEqual(['b', 'c']);
      controlled.rerender({ items: items.filter(({ id }) => id !== 'c') });
      act(() =>
        controlled.api().setItemSelection({
          itemId: 'a',
          keepExistingSelection: true,
          shouldBeSelected: false,
        }),
      );
      expect(models.at(-1)).toEqual([]);
      expect(uncaughtIn(() => click('B', { shiftKey: true }))).toEqual([]);
      expect(models.at(-1)).toEqual(['a', 'b']);
    },
  );

  proves(
    'To add a "Select all" button, pass the ids of all items, including items in closed parents:',
    async () => {
      const idsOf = (list: Item[]): string[] =>
        list.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);
      function App() {
        const [selection, setSelection] = useState<string[]>([]);
        return (
          <>
            <button onClick={() => setSelection(idsOf(items))}>Select all</button>
            <Tree multiSelect selectedItems={selection} />
            <output>{selection.join()}</output>
          </>
        );
      }
      const { user } = show(<App />);
      await user.click(screen.getByRole('button', { name: 'Select all' }));
      expect(selected()).toEqual(['A', 'B', 'C']);
      expect(screen.getByRole('status')).toHaveTextContent('a,a1,a2,b,c,c1,c11');
      fireEvent.click(iconOf('A'));
      await screen.findByText('A1');
      expect(selected()).toEqual(['A', 'A1', 'A2', 'B', 'C']);
    },
  );

  proves(
    [
      '| <kbd>Ctrl</kbd>+<kbd>A</kbd> | Selects all visible items |',
      'If a parent is closed, <kbd>Ctrl</kbd>+<kbd>A</kbd> deselects the items inside, unless `descendants` [selects them with the parent](#select-parents-with-their-children).',
      'If the user presses <kbd>Shift</kbd>+<kbd>↓</kbd> and the next item is already selected, its id is added a second time.',
      'Remove duplicates in `onSelectedItemsChange` with `[...new Set(itemIds)]`.',
    ],
    async () => {
      const { last, onSelectedItemsChange } = recorder();
      const { user, unmount } = show(
        <Tree
          multiSelect
          defaultSelectedItems={['a1']}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      pressCtrlA('B');
      expect(last()).toEqual(['a', 'b', 'c']);
      unmount();
      const closed = show(
        <Tree
          {...propagated}
          defaultExpandedItems={[]}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      pressCtrlA('B');
      expect(last()).toEqual(expect.arrayContaining(['a', 'a1', 'b', 'c']));
      closed.unmount();
      show(
        <Tree
          multiSelect
          defaultSelectedItems={['a', 'b']}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      await user.tab();
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      expect(last()).toEqual(['a', 'b', 'b']);
      expect([...new Set(last() as string[])]).toEqual(['a', 'b']);
    },
  );

  proves(
    "Without `checkboxSelection`, a click on a child of a selected parent clears the selection and doesn't select the child.",
    () => {
      const { last, onSelectedItemsChange } = recorder();
      show(
        <Tree
          {...propagated}
          checkboxSelection={false}
          expansionTrigger="iconContainer"
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      click('A');
      expect(last()).toEqual(expect.arrayContaining(['a', 'a1']));
      click('B', { ctrlKey: true });
      expect(last()).toEqual(expect.arrayContaining(['a', 'a1', 'b']));
      click('A1');
      expect(last()).toEqual([]);
    },
  );

  proves(
    [
      'A click on a closed parent selects and opens it.',
      'With `expansionTrigger="iconContainer"`, a click on the label only selects, and a click on the icon selects and opens.',
    ],
    () => {
      const { unmount } = show(<Tree />);
      click('A');
      expect([selected(), opened()]).toEqual([['A'], ['A']]);
      unmount();
      show(<Tree expansionTrigger="iconContainer" />);
      click('A');
      expect([selected(), opened()]).toEqual([['A'], []]);
      fireEvent.click(iconOf('C'));
      expect([selected(), opened()]).toEqual([['C'], ['C']]);
    },
  );

  proves(
    [
      '| <kbd>Shift</kbd>+<kbd>↓</kbd>, <kbd>Shift</kbd>+<kbd>↑</kbd> | Moves the focus and selects the item there. On the way back, deselects the item that the focus leaves |',
      '| <kbd>Shift</kbd>+<kbd>Space</kbd> | Selects from the start of the range to the focused item |',
      '| <kbd>Ctrl</kbd>+<kbd>Shift</kbd>+<kbd>Home</kbd> or <kbd>End</kbd> | Selects from the focused item to the first or last item |',
    ],
    async () => {
      const props: TreeProps = { multiSelect: true, expansionTrigger: 'iconContainer' };
      const { user, rerender } = show(<Tree {...props} />);
      await user.click(labelOf('B'));
      await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
      expect([selected(), focused()]).toEqual([['B', 'C'], 'C']);
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      expect([selected(), focused()]).toEqual([['B'], 'B']);
      rerender(<Tree key="up" {...props} />);
      await user.click(labelOf('B'));
      await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
      expect([selected(), focused()]).toEqual([['A', 'B'], 'A']);
      rerender(<Tree key="space" {...props} />);
      await user.click(labelOf('A'));
      act(() => itemOf('C').focus());
      await user.keyboard('{Shift>} {/Shift}');
      expect(selected()).toEqual(['A', 'B', 'C']);
      for (const [key, expected] of [
        ['Home', ['A', 'B']],
        ['End', ['B', 'C']],
      ] as const) {
        rerender(<Tree key={key} {...props} />);
        act(() => itemOf('B').focus());
        await user.keyboard(`{Control>}{Shift>}{${key}}{/Shift}{/Control}`);
        expect(selected()).toEqual(expected);
      }
    },
  );
});

describe('checkboxes', () => {
  proves(
    [
      '`checkboxSelection` shows a checkbox before each label.',
      'A click on the checkbox selects the item.',
      "A click on the label opens or closes the item but doesn't select it:",
      'Checkboxes work without `multiSelect` too.',
      'Selecting an item then deselects the previous one.',
      'A click on a checkbox also calls `onItemClick`.',
    ],
    async () => {
      const { unmount } = show(<CheckboxSelection />);
      expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(6);
      expect(selected()).toEqual(['Suppliers', 'Sent']);
      unmount();
      const onItemClick = jest.fn();
      const { user } = show(<Tree checkboxSelection onItemClick={onItemClick} />);
      await user.click(labelOf('A'));
      expect([selected(), opened()]).toEqual([[], ['A']]);
      await user.click(labelOf('A'));
      expect([selected(), opened()]).toEqual([[], []]);
      await user.click(labelOf('A'));
      await user.click(checkboxOf('B'));
      expect(onItemClick).toHaveBeenLastCalledWith(expect.anything(), 'b');
      await user.click(checkboxOf('C'));
      expect([selected(), opened()]).toEqual([['C'], ['A']]);
      expect(checkboxOf('B')).not.toBeChecked();
      await user.keyboard(' ');
      expect(selected()).toEqual([]);
      act(() => itemOf('B').focus());
      await user.keyboard('{Enter}');
      expect(selected()).toEqual(['B']);
    },
  );

  proves(
    [
      "Screen readers don't see the checkboxes, and <kbd>Tab</kbd> skips them.",
      'The item has `aria-selected` instead.',
      'A parent with a dash has `aria-selected="false"`, the same value as an unselected parent.',
    ],
    () => {
      show(<Tree {...propagated} defaultSelectedItems={['a1']} />);
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(checkboxOf('A')).toHaveAttribute('tabindex', '-1');
      expect(itemOf('A1')).toHaveAttribute('aria-selected', 'true');
      expect(isDashed('A')).toBe(true);
      expect(itemOf('A')).toHaveAttribute('aria-selected', 'false');
      expect(itemOf('A')).not.toHaveAttribute('aria-checked');
    },
  );
});

describe('propagation', () => {
  proves(
    [
      'With `multiSelect`, `selectionPropagation` connects parents and the items below them.',
      'Both options are off by default:',
      '`descendants`: selecting or deselecting a parent does the same to all items below.',
      '`parents`: a parent is selected when all items below are selected, and deselected when one of them is deselected.',
    ],
    async () => {
      const { user, unmount } = show(<PropagatedSelection />);
      await user.click(checkboxOf('Bookings'));
      expect(selected()).toEqual(['Inbox', 'Suppliers', 'Bookings']);
      await user.click(checkboxOf('Suppliers'));
      expect(selected()).toEqual(['Bookings']);
      await user.click(screen.getByRole('switch', { name: 'parents' }));
      await user.click(checkboxOf('Inbox'));
      await user.click(checkboxOf('Suppliers'));
      expect(selected()).toEqual(['Inbox', 'Bookings']);
      await user.click(checkboxOf('Inbox'));
      expect(selected()).toEqual([]);
      unmount();
      const { rerender } = show(<Tree {...propagated} selectionPropagation={{}} />);
      fireEvent.click(checkboxOf('A'));
      expect(selected()).toEqual(['A']);
      rerender(<Tree key="one" {...propagated} multiSelect={false} />);
      fireEvent.click(checkboxOf('A'));
      expect(selected()).toEqual(['A']);
    },
  );

  proves('The selection contains the ids of parents and of items in closed parents too.', () => {
    const { last, onSelectedItemsChange } = recorder();
    show(
      <Tree
        {...propagated}
        defaultExpandedItems={[]}
        onSelectedItemsChange={onSelectedItemsChange}
      />,
    );
    fireEvent.click(checkboxOf('C'));
    expect(last()).toEqual(['c', 'c1', 'c11']);
  });

  proves(
    [
      "The tree doesn't propagate a new value of `selectedItems`.",
      'If the value contains a parent without its children, the children stay unselected.',
      "If `selectedItems` has all children but not the parent, `parents` shows the parent's checkbox as checked.",
      "The parent isn't selected, and a click on its checkbox deselects the children.",
    ],
    () => {
      const { last, onSelectedItemsChange } = recorder();
      const { rerender, unmount } = show(<Tree {...propagated} selectedItems={['a']} />);
      expect(selected()).toEqual(['A']);
      rerender(<Tree {...propagated} selectedItems={['c']} />);
      expect(selected()).toEqual(['C']);
      unmount();
      show(
        <Tree
          {...propagated}
          defaultSelectedItems={['a1', 'a2']}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      expect(selected()).toEqual(['A1', 'A2']);
      expect(checkboxOf('A')).toBeChecked();
      fireEvent.click(checkboxOf('A'));
      expect(last()).toEqual([]);
    },
  );

  proves(
    [
      "If you add an item below a selected parent, the item isn't selected.",
      'The parent stays selected and shows no dash.',
      "If you remove the last unselected child, the parent's checkbox looks checked, but the parent isn't selected.",
      'If you move a selected item to another parent, the item stays selected, and neither parent changes.',
    ],
    () => {
      const onSelectedItemsChange = jest.fn();
      const props: TreeProps = { ...propagated, onSelectedItemsChange };
      const { rerender } = show(<Tree {...props} selectedItems={['a', 'a1', 'a2']} />);
      const [a1, a2] = items[0]?.children ?? [];
      if (!a1 || !a2) {
        throw new Error('A has two children.');
      }
      rerender(
        <Tree
          {...props}
          selectedItems={['a', 'a1', 'a2']}
          items={withChildrenOfA([a1, a2, { id: 'a3', label: 'A3' }])}
        />,
      );
      expect([selected(), isDashed('A')]).toEqual([['A', 'A1', 'A2'], false]);
      rerender(<Tree {...props} selectedItems={['a1']} />);
      expect([checkboxOf('A').checked, isDashed('A')]).toEqual([false, true]);
      rerender(<Tree {...props} selectedItems={['a1']} items={withChildrenOfA([a1])} />);
      expect([selected(), checkboxOf('A').checked]).toEqual([['A1'], true]);
      rerender(
        <Tree
          {...props}
          selectedItems={['a', 'a1', 'a2']}
          items={[
            { id: 'a', label: 'A', children: [a1] },
            { id: 'b', label: 'B' },
            { id: 'c', label: 'C', children: [a2, { id: 'c1', label: 'C1' }] },
          ]}
        />,
      );
      expect(selected()).toEqual(['A', 'A1', 'A2']);
      expect(onSelectedItemsChange).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'If a parent has disabled children, they are selected and deselected with the parent.',
      'If all children except a disabled one are selected, the parent shows a dash, and a click on the parent selects the disabled child.',
      'With `parents` alone, a click on a parent selects the parent without its children.',
      'If the user then selects and deselects a child, the parent is deselected too.',
    ],
    () => {
      const { last, onSelectedItemsChange } = recorder();
      const { unmount } = show(
        <Tree
          {...propagated}
          isItemDisabled={({ id }) => id === 'a1'}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      fireEvent.click(checkboxOf('A2'));
      expect(last()).toEqual(['a2']);
      expect([isDashed('A'), checkboxOf('A').checked]).toEqual([true, false]);
      fireEvent.click(checkboxOf('A'));
      expect(selected()).toEqual(['A', 'A1', 'A2']);
      fireEvent.click(checkboxOf('A'));
      expect(last()).toEqual([]);
      unmount();
      show(
        <Tree
          {...propagated}
          selectionPropagation={{ parents: true }}
          onSelectedItemsChange={onSelectedItemsChange}
        />,
      );
      fireEvent.click(checkboxOf('A'));
      expect(last()).toEqual(['a']);
      fireEvent.click(checkboxOf('A1'));
      expect(selected()).toEqual(['A', 'A1']);
      fireEvent.click(checkboxOf('A1'));
      expect(last()).toEqual([]);
    },
  );
});

describe('off', () => {
  proves(
    [
      "With `disableSelection`, clicks, keys, and `setItemSelection()` don't change the selection, and checkboxes are disabled.",
      'Items of `selectedItems` still look selected.',
    ],
    async () => {
      const onSelectedItemsChange = jest.fn();
      const { api, user } = showWithApi({
        disableSelection: true,
        checkboxSelection: true,
        multiSelect: true,
        selectedItems: ['b'],
        onSelectedItemsChange,
      });
      expect(selected()).toEqual(['B']);
      expect(checkboxOf('B')).toBeDisabled();
      await user.click(labelOf('A'));
      await user.keyboard(' {Enter}');
      pressCtrlA('A');
      act(() => api().setItemSelection({ itemId: 'a' }));
      expect(onSelectedItemsChange).not.toHaveBeenCalled();
    },
  );

  proves(
    [
      'This version has no prop to turn selection off for single items.',
      "`isItemDisabled` disables the item completely, so users can't open it either.",
    ],
    async () => {
      await expectTypeError(
        `import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
        export const tree = <RichTreeView items={[]} isItemSelectionDisabled={() => true} />;`,
        /isItemSelectionDisabled/,
      );
      show(<Tree isItemDisabled={({ id }) => id === 'a'} />);
      click('A');
      expect([selected(), opened()]).toEqual([[], []]);
    },
  );

  proves(
    'To let users select only items without children, remove parents from the selection and hide their checkboxes with `slotProps.item`:',
    async () => {
      const { user } = show(<LeavesOnly />);
      expect(checkboxOf('Inbox').closest('.MuiCheckbox-root')).not.toBeVisible();
      expect(checkboxOf('Sent').closest('.MuiCheckbox-root')).toBeVisible();
      act(() => itemOf('Inbox').focus());
      await user.keyboard(' ');
      expect(selected()).toEqual(['Drafts']);
      await user.click(checkboxOf('Suppliers'));
      expect(selected()).toEqual(['Suppliers', 'Drafts']);
    },
  );
});

describe('recipes', () => {
  proves(
    [
      'Remove the ids from your state together with the items.',
      'After the removal, the next <kbd>Shift</kbd>-click could start its range at a removed item [and throw](#known-issues).',
      'This demo therefore calls `setItemSelection()` for an item that remains:',
    ],
    async () => {
      const { user } = show(<DeleteSelected />);
      await user.click(screen.getByRole('button', { name: 'Delete 1' }));
      expect(screen.queryByText('Suppliers')).toBeNull();
      expect(screen.getByRole('button', { name: 'Delete 0' })).toBeDisabled();
      expect(uncaughtIn(() => fireEvent.click(checkboxOf('Bookings'), { shiftKey: true }))).toEqual(
        [],
      );
      expect(selected()).toEqual(['Inbox', 'Bookings']);
      await user.click(screen.getByRole('button', { name: 'Delete 2' }));
      expect(selected()).toEqual([]);
      fireEvent.click(checkboxOf('Sent'));
      await user.click(screen.getByRole('button', { name: 'Delete 1' }));
      await user.click(screen.getByRole('button', { name: 'Restore all' }));
      expect(labelOf('Suppliers')).toBeInTheDocument();
      expect(selected()).toEqual([]);
    },
  );

  proves(
    [
      'This demo stores only the permissions, which are leaves.',
      'Two functions in `permissions.ts` convert the selection.',
      'For the tree, `toSelection()` adds each parent whose leaves are all selected.',
      'For the server, `toGrants()` keeps only the leaves.',
      '"Sign in" is disabled, but a click on its parent still deselects it, so `toGrants()` always includes it.',
    ],
    async () => {
      const { user } = show(<PermissionsMatrix />);
      const stored = () => screen.getByRole('status').textContent;
      expect(selected()).toEqual(['Sign in (always)', 'Read']);
      await user.click(checkboxOf('Change the name'));
      expect(selected()).toEqual(['Your account', 'Sign in (always)', 'Change the name', 'Read']);
      expect(stored()).toBe('Stored: account.signIn, account.rename, invoices.read');
      await user.click(checkboxOf('Your account'));
      expect(stored()).toBe('Stored: account.signIn, invoices.read');
      await user.click(screen.getByRole('button', { name: 'Manager' }));
      expect(selected()).toContain('Your account');
    },
  );
});
