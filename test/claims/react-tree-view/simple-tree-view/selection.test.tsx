import { TreeItem } from '@mui/x-tree-view/TreeItem';
import NewsletterBoxes from '../../../../docs/x/react-tree-view/simple-tree-view/selection/NewsletterBoxes';
import OnlyLeaves from '../../../../docs/x/react-tree-view/simple-tree-view/selection/OnlyLeaves';
import PermissionMenu from '../../../../docs/x/react-tree-view/simple-tree-view/selection/PermissionMenu';
import PickSeason from '../../../../docs/x/react-tree-view/simple-tree-view/selection/PickSeason';
import SelectedTopics from '../../../../docs/x/react-tree-view/simple-tree-view/selection/SelectedTopics';
import { act, proves, expectConsole, fireEvent, screen, show } from '../../harness';
import {
  boxes,
  boxOf,
  focused,
  isOpen,
  itemOf,
  labelOf,
  labels,
  leaves,
  type SimpleTreeProps,
  selected,
  showTree,
  untilClosed,
} from '../../simpleTree';

/** A tree whose calls are recorded. */
function showRecorded(props: SimpleTreeProps = {}) {
  const changes: unknown[] = [];
  const toggles: unknown[] = [];
  const shown = showTree({
    ...props,
    onItemSelectionToggle: (_, id, isSelected) => toggles.push([id, isSelected]),
    onSelectedItemsChange: (_, ids) => {
      toggles.push('change');
      changes.push(ids);
    },
  });
  return { ...shown, changes, toggles };
}

/** Presses A with a modifier. The tree reads `keyCode`, which user-event sets to another value. */
function selectAll(modifier: { ctrlKey?: boolean; metaKey?: boolean }): void {
  const item = document.activeElement;
  if (!item) {
    throw new Error('No item has the focus.');
  }
  fireEvent.keyDown(item, { key: 'a', keyCode: 65, ...modifier });
}

const CHECKBOXES = { multiSelect: true, checkboxSelection: true } as const;
const BOTH = { parents: true, descendants: true };

const family = (
  <TreeItem itemId="p" label="P">
    <TreeItem itemId="q" label="Q">
      {leaves(['q1', 'q2'])}
    </TreeItem>
    {leaves(['r'])}
  </TreeItem>
);

describe('one item', () => {
  proves(
    [
      'A click on the row of a parent selects the parent, and also opens or closes it.',
      'To select an item on the first render, pass its id as `defaultSelectedItems`.',
    ],
    async () => {
      const { user } = show(<PickSeason />);
      expect(selected()).toEqual(['Season 2']);
      await user.click(labelOf('North of Tromsø'));
      expect([selected(), isOpen('North of Tromsø')]).toEqual([['North of Tromsø'], true]);
      await user.keyboard('{ArrowDown} ');
      expect(selected()).toEqual(['Season 1, subtitled']);
    },
  );

  proves(
    [
      'Without `multiSelect`, the value is one id or `null`.',
      'If users click the selected item, `onSelectedItemsChange` is called with the same value.',
      'It runs before `onSelectedItemsChange`:',
      'If the selection moves from one item to another, the callback runs for both items.',
      'Without `multiSelect`, the old item comes first.',
    ],
    async () => {
      const { user, changes, toggles } = showRecorded({ defaultSelectedItems: 'b' });
      await user.click(labelOf('B'));
      expect([changes, toggles.splice(0)]).toEqual([['b'], ['change']]);
      await user.click(labelOf('C'));
      expect(toggles.splice(0)).toEqual([['b', false], ['c', true], 'change']);
      await user.keyboard(' ');
      expect([changes.at(-1), toggles]).toEqual([null, [['c', false], 'change']]);
    },
  );

  proves(
    [
      'If `selectedItems` becomes `undefined`, the tree logs an error and keeps the old selection.',
      'If `defaultSelectedItems` changes later, the tree logs an error and ignores the new value.',
      'To clear the selection, pass `null` or `[]`, but not `undefined`.',
    ],
    () => {
      const { rerender, unmount } = showTree({ selectedItems: 'b' });
      rerender({ selectedItems: null });
      expect(selected()).toEqual([]);
      rerender({ selectedItems: 'b' });
      rerender({ selectedItems: undefined });
      expect(selected()).toEqual(['B']);
      expectConsole('error', /controlled selectedItems state of Tree View to be uncontrolled/);
      unmount();
      const other = showTree({ defaultSelectedItems: 'b' });
      other.rerender({ defaultSelectedItems: 'c' });
      expect(selected()).toEqual(['B']);
      expectConsole('error', /changing the default selectedItems state/);
    },
  );
});

describe('several items', () => {
  proves(
    [
      'Users select an item with a click or with <kbd>Space</kbd>.',
      'Selection is on by default.',
      '| Click | Selects the item | Selects the item and unselects all others |',
      '| <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and a click | Selects the item | Adds or removes the item |',
      '| <kbd>Shift</kbd> and a click | Selects the item | Adds all items between the last selected item and this item |',
      '| <kbd>Space</kbd> | Adds or removes it | Adds or removes the item |',
      '| <kbd>Enter</kbd> on an item without children | Selects the item | Adds or removes the item |',
      '| <kbd>Shift</kbd> and <kbd>↓</kbd> or <kbd>↑</kbd> | Moves the focus | Moves the focus and adds the next item |',
      '| <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>A</kbd> | No effect | Selects all items that are shown |',
    ],
    async () => {
      for (const multiSelect of [false, true]) {
        const { user, unmount } = showRecorded({
          multiSelect,
          children: leaves(['a', 'b', 'c', 'd']),
        });
        const press = async (keys: string, label?: string) => {
          if (keys) {
            await user.keyboard(keys);
          }
          if (label) {
            await user.click(labelOf(label));
          }
          await user.keyboard('{/Control}{/Meta}{/Shift}');
          return selected().join('');
        };
        expect([await press('', 'A'), await press('', 'B')]).toEqual(['A', 'B']);
        expect(await press('{Control>}', 'C')).toBe(multiSelect ? 'BC' : 'C');
        expect(await press('{Meta>}', 'C')).toBe(multiSelect ? 'B' : 'C');
        expect(await press('', 'B')).toBe('B');
        expect(await press('{Shift>}', 'D')).toBe(multiSelect ? 'BCD' : 'D');
        expect(await press('', 'A')).toBe('A');
        expect([await press(' '), await press(' ')]).toEqual(['', 'A']);
        expect(await press('{Enter}')).toBe(multiSelect ? '' : 'A');
        expect(await press('{Enter}')).toBe('A');
        expect(await press('{Shift>}{ArrowDown}')).toBe(multiSelect ? 'AB' : 'A');
        expect(focused()).toBe('B');
        await press('', 'D');
        expect(await press('{Shift>}{ArrowUp}')).toBe(multiSelect ? 'CD' : 'D');
        for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
          await press('', 'D');
          selectAll(modifier);
          expect(selected().join('')).toBe(multiSelect ? 'ABCD' : 'D');
        }
        unmount();
      }
    },
  );

  proves(
    [
      "If users haven't selected an item yet, <kbd>Shift</kbd> and a click does nothing.",
      "Items that `defaultSelectedItems` or `selectedItems` selects don't start a range.",
    ],
    async () => {
      for (const start of [{ defaultSelectedItems: ['a'] }, { selectedItems: ['a'] }, {}]) {
        const { user, changes, unmount } = showRecorded({
          multiSelect: true,
          children: leaves(['a', 'b', 'c']),
          ...start,
        });
        await user.keyboard('{Shift>}');
        await user.click(labelOf('C'));
        await user.keyboard('{/Shift}');
        expect(changes).toEqual([]);
        unmount();
      }
    },
  );
  proves(
    [
      'The `defaultSelectedItems` prop is then an array of ids.',
      'With `multiSelect`, the value is an array.',
      'With `multiSelect`, added items come first.',
      'The order of the array depends on how users select.',
    ],
    async () => {
      const { user, changes, toggles } = showRecorded({ multiSelect: true });
      await user.click(labelOf('B'));
      for (const key of ['Control', 'Meta']) {
        await user.keyboard(`{${key}>}`);
        await user.click(labelOf('C'));
        await user.keyboard(`{/${key}}`);
        expect(changes.at(-1)).toEqual(key === 'Control' ? ['c', 'b'] : ['b']);
      }
      toggles.length = 0;
      await user.click(labelOf('A'));
      expect(changes.at(-1)).toEqual(['a']);
      expect(toggles).toEqual([['a', true], ['b', false], 'change']);
      await user.keyboard('{Shift>}');
      await user.click(labelOf('B'));
      await user.keyboard('{/Shift}');
      expect(changes.at(-1)).toEqual(['a', 'a1', 'a2', 'b']);
    },
  );

  proves(
    'If a selected item is removed, its id stays in the array until the user clicks an item or presses <kbd>Ctrl</kbd>+<kbd>A</kbd>.',
    async () => {
      const { user, changes, rerender } = showRecorded({
        multiSelect: true,
        children: leaves(['a', 'b', 'c']),
        defaultSelectedItems: ['b', 'none'],
      });
      rerender({ children: leaves(['a', 'c']) });
      await user.keyboard('{Control>}');
      await user.click(labelOf('A'));
      await user.keyboard('{/Control}');
      await user.click(labelOf('C'));
      expect(changes).toEqual([['a', 'b', 'none'], ['c']]);
      await user.keyboard('{Control>}');
      await user.click(labelOf('A'));
      rerender({ children: leaves(['a', 'b']) });
      await user.click(labelOf('B'));
      expect(changes.at(-1)).toEqual(['b', 'a', 'c']);
      await user.keyboard('{/Control}');
      selectAll({ ctrlKey: true });
      expect(changes.at(-1)).toEqual(['a', 'b']);
    },
  );

  proves(
    'Pass it as `selectedItems`, and update it in `onSelectedItemsChange(event, itemIds)`:',
    async () => {
      const { user } = show(<SelectedTopics />);
      await user.click(labelOf('Weather'));
      expect(screen.getByRole('status')).toHaveTextContent('Selected: Weather');
      await user.click(screen.getByRole('button'));
      expect([selected(), screen.getByRole('status').textContent]).toEqual([
        [],
        'Selected: nothing',
      ]);
    },
  );

  proves(
    [
      'If the last selected item was removed or its branch was closed, <kbd>Shift</kbd> and a click throws the error `Invalid range`.',
      'With `checkboxSelection`, <kbd>Shift</kbd> and a click on a checkbox does the same.',
      'The error reaches `window.onerror`, and the tree keeps working.',
      'A click without <kbd>Shift</kbd> starts a new range.',
    ],
    async () => {
      const errors: string[] = [];
      const onError = (event: ErrorEvent) => {
        errors.push(event.message);
        event.preventDefault();
      };
      window.addEventListener('error', onError);
      try {
        const { user, changes, rerender, unmount } = showRecorded({
          multiSelect: true,
          children: leaves(['a', 'b', 'c']),
        });
        const shiftClick = async (target: HTMLElement) => {
          await user.keyboard('{Shift>}');
          await user.click(target);
          await user.keyboard('{/Shift}');
        };
        await user.click(labelOf('B'));
        rerender({ children: leaves(['a', 'c', 'd']) });
        await shiftClick(labelOf('C'));
        expect([errors.splice(0), changes]).toEqual([['Invalid range'], [['b']]]);
        await user.click(labelOf('A'));
        await shiftClick(labelOf('C'));
        expect([errors, changes.at(-1)]).toEqual([[], ['a', 'c']]);
        unmount();
        showRecorded({ ...CHECKBOXES, defaultExpandedItems: ['c'] });
        await user.click(boxOf('C1'));
        await user.click(labelOf('C'));
        await untilClosed();
        await shiftClick(boxOf('B'));
        expect([errors, labels()]).toEqual([['Invalid range'], ['A', 'B', 'C']]);
      } finally {
        window.removeEventListener('error', onError);
      }
    },
  );
});

describe('checkboxes', () => {
  proves(
    [
      'Set `checkboxSelection` to show a checkbox in front of each label.',
      'A click on the label then no longer selects the item, but still opens or closes a parent.',
      'Without `multiSelect`, checking another checkbox unchecks the first one.',
      'Clicking a checked checkbox clears the selection.',
      'Screen readers announce the state of the item, from `aria-selected`.',
      'The checkboxes are hidden from screen readers.',
      'The dash is visual only.',
      'Screen readers announce the parent as not selected.',
    ],
    async () => {
      const demo = show(<NewsletterBoxes />);
      expect(boxes()).toBe('Weekly~ Events- Jobsx Monthly report-');
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(itemOf('Jobs')).toHaveAttribute('aria-selected', 'true');
      expect(itemOf('Weekly')).toHaveAttribute('aria-selected', 'false');
      await demo.user.click(labelOf('Monthly report'));
      expect(selected()).toEqual(['Jobs']);
      await demo.user.click(labelOf('Weekly'));
      expect(isOpen('Weekly')).toBe(false);
      demo.unmount();
      const { user, changes } = showRecorded({ checkboxSelection: true });
      await user.click(boxOf('A'));
      await user.click(boxOf('B'));
      await user.click(boxOf('B'));
      expect(changes).toEqual(['a', 'b', null]);
    },
  );
});

describe('propagation', () => {
  proves(
    [
      'Both directions are off by default.',
      'If users select or unselect a parent, all items below it follow, including disabled items',
      'A parent is selected when all items below it are selected, and unselected as soon as one of them is unselected',
      'While only some of the items are selected, the checkbox of the parent shows a dash.',
    ],
    async () => {
      const open = { defaultExpandedItems: ['p', 'q'], children: family };
      const off = showRecorded({ ...CHECKBOXES, ...open });
      await off.user.click(boxOf('P'));
      expect(off.changes).toEqual([['p']]);
      off.unmount();
      const single = showRecorded({ ...open, selectionPropagation: BOTH });
      await single.user.click(labelOf('R'));
      await single.user.click(labelOf('Q'));
      expect(single.changes).toEqual(['r', 'q']);
      single.unmount();
      const down = showRecorded({
        ...CHECKBOXES,
        defaultExpandedItems: ['d'],
        selectionPropagation: { descendants: true },
        children: (
          <TreeItem itemId="d" label="D">
            <TreeItem itemId="d1" label="D1" disabled />
          </TreeItem>
        ),
      });
      await down.user.click(boxOf('D'));
      await down.user.click(boxOf('D'));
      expect(down.changes).toEqual([['d', 'd1'], []]);
      down.unmount();
      const up = showRecorded({ ...CHECKBOXES, ...open, selectionPropagation: { parents: true } });
      await up.user.click(boxOf('Q1'));
      expect(boxes()).toBe('P~ Q~ Q1x Q2- R-');
      await up.user.click(boxOf('Q2'));
      await up.user.click(boxOf('R'));
      expect(boxes()).toBe('Px Qx Q1x Q2x Rx');
      await up.user.click(boxOf('Q1'));
      expect(boxes()).toBe('P~ Q~ Q1- Q2x Rx');
    },
  );

  proves(
    [
      "The tree doesn't know the items of a branch that was never open.",
      'If users select such a parent, only the parent is selected, and your app saves an incomplete list.',
    ],
    async () => {
      const { user, changes } = showRecorded({
        ...CHECKBOXES,
        children: family,
        selectionPropagation: BOTH,
      });
      await user.click(boxOf('P'));
      expect(changes).toEqual([['p']]);
      await user.click(labelOf('P'));
      expect(boxes()).toBe('Px Q- R-');
    },
  );

  proves(
    [
      'Users may close branches afterward.',
      'If a closed parent has `unmountOnExit: false` in `slotProps.groupTransition`, its items are mounted, but propagation still ignores them.',
    ],
    async () => {
      const { user, changes, unmount } = showRecorded({
        ...CHECKBOXES,
        children: family,
        defaultExpandedItems: ['p', 'q'],
        selectionPropagation: BOTH,
      });
      await user.click(labelOf('P'));
      await untilClosed();
      expect(labels()).toEqual(['P']);
      await user.click(boxOf('P'));
      expect(changes).toEqual([['p', 'q', 'q1', 'q2', 'r']]);
      unmount();
      const kept = showRecorded({
        ...CHECKBOXES,
        selectionPropagation: BOTH,
        children: (
          <TreeItem itemId="k" label="K" slotProps={{ groupTransition: { unmountOnExit: false } }}>
            {leaves(['k1'])}
          </TreeItem>
        ),
      });
      expect(labels()).toEqual(['K', 'K1']);
      await kept.user.click(boxOf('K'));
      expect(kept.changes).toEqual([['k']]);
    },
  );

  proves(
    [
      'Propagation applies to what users do, not to the `selectedItems` prop.',
      'Pass the ids of the leaves, and the id of each parent whose leaves are all selected.',
      'If ids are whole numbers, such as `"10"` and `"2"`, the array is in numerical order after a propagation.',
    ],
    async () => {
      const props = { ...CHECKBOXES, selectionPropagation: BOTH };
      const { rerender, unmount } = showTree({
        ...props,
        children: family,
        defaultExpandedItems: ['p', 'q'],
        selectedItems: ['p'],
      });
      expect(boxes()).toBe('Px Q- Q1- Q2- R-');
      rerender({ selectedItems: ['p', 'q', 'q1', 'q2', 'r'] });
      expect(boxes()).toBe('Px Qx Q1x Q2x Rx');
      unmount();
      const { user, changes } = showRecorded({
        ...props,
        defaultExpandedItems: ['p'],
        children: (
          <TreeItem itemId="p" label="P">
            {leaves(['10', '2'])}
          </TreeItem>
        ),
      });
      await user.click(boxOf('P'));
      expect(changes).toEqual([['2', '10', 'p']]);
    },
  );

  proves('This menu saves only leaves, and computes the selected parents from them:', async () => {
    const { user } = show(<PermissionMenu />);
    await user.click(labelOf('Customers'));
    await untilClosed();
    await user.click(boxOf('Customers'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Saved: invoices.read, customers.read, customers.erase',
    );
  });

  proves(
    'If an item is removed while its branch is closed, `selectionPropagation` still selects it with its parent.',
    async () => {
      const parent = (ids: readonly string[]) => (
        <TreeItem itemId="p" label="P">
          {leaves(ids)}
        </TreeItem>
      );
      const { user, changes, rerender } = showRecorded({
        ...CHECKBOXES,
        children: parent(['a', 'b']),
        defaultExpandedItems: ['p'],
        selectionPropagation: BOTH,
      });
      await user.click(labelOf('P'));
      await untilClosed();
      rerender({ children: parent(['a']) });
      await user.click(boxOf('P'));
      expect(changes).toEqual([['p', 'a', 'b']]);
    },
  );

  proves(
    [
      "If your app keeps a locked leaf out of `selectedItems`, its parent can't become selected.",
      "A click on the parent then doesn't unselect the other leaves.",
    ],
    async () => {
      const { user, changes, rerender } = showRecorded({
        ...CHECKBOXES,
        children: family,
        defaultExpandedItems: ['p', 'q'],
        selectionPropagation: BOTH,
        selectedItems: ['q1'],
      });
      for (let click = 0; click < 2; click += 1) {
        await user.click(boxOf('Q'));
        expect(changes.at(-1)).toEqual(expect.arrayContaining(['q', 'q1', 'q2']));
        rerender({ selectedItems: ['q1'] });
        expect(boxes()).toBe('P~ Q~ Q1x Q2- R-');
      }
    },
  );
});

describe('limits and code', () => {
  proves(
    [
      'A click on a parent still opens it.',
      "Control the selection, and ignore ids that you don't want.",
    ],
    async () => {
      const { user } = show(<OnlyLeaves />);
      await user.click(labelOf('Americas'));
      expect([selected(), isOpen('Americas')]).toEqual([['Auckland'], true]);
      await user.click(labelOf('Lima'));
      expect(selected()).toEqual(['Lima']);
    },
  );

  proves(
    [
      "Clicks and keys then don't select, items have no `aria-selected` attribute, and `setItemSelection()` has no effect.",
      'Your code can still select it.',
      "Users then can't open or close the item either.",
    ],
    async () => {
      const { user, changes, api, unmount } = showRecorded({ disableSelection: true });
      await user.click(labelOf('B'));
      await user.keyboard(' {Enter}');
      act(() => api().setItemSelection({ itemId: 'b' }));
      expect(changes).toEqual([]);
      expect(itemOf('B')).not.toHaveAttribute('aria-selected');
      unmount();
      const other = showRecorded({
        children: (
          <TreeItem itemId="d" label="D" disabled>
            {leaves(['d1'])}
          </TreeItem>
        ),
      });
      await other.user.click(labelOf('D'));
      expect([other.changes, isOpen('D')]).toEqual([[], false]);
      act(() => other.api().setItemSelection({ itemId: 'd' }));
      expect(other.changes).toEqual(['d']);
    },
  );

  proves(
    [
      "The item. It doesn't have to be mounted",
      '`true` selects the item, and `false` unselects it. Without this option, the method switches the state',
      'With `true`, the other items stay selected. Without it, `shouldBeSelected: false` unselects all items',
      '`onSelectedItemsChange` would then receive an array.',
    ],
    () => {
      const { api, changes, unmount } = showRecorded({ multiSelect: true });
      const set = (options: Parameters<ReturnType<typeof api>['setItemSelection']>[0]) => {
        act(() => api().setItemSelection(options));
        return changes.at(-1);
      };
      expect(set({ itemId: 'c1' })).toEqual(['c1']);
      expect(set({ itemId: 'c1' })).toEqual([]);
      expect(set({ itemId: 'a', shouldBeSelected: true })).toEqual(['a']);
      expect(set({ itemId: 'b', shouldBeSelected: true })).toEqual(['b']);
      expect(set({ itemId: 'a', keepExistingSelection: true })).toEqual(['a', 'b']);
      expect(set({ itemId: 'none', shouldBeSelected: false })).toEqual([]);
      unmount();
      const single = showRecorded({ defaultSelectedItems: 'a' });
      act(() => single.api().setItemSelection({ itemId: 'b', keepExistingSelection: true }));
      expect(single.changes).toEqual([['b', 'a']]);
    },
  );
});
