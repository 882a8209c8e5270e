import { TreeItem } from '@mui/x-tree-view/TreeItem';
import NewsletterBoxes from '../../../../docs/x/react-tree-view/simple-tree-view/selection/NewsletterBoxes';
import OnlyLeaves from '../../../../docs/x/react-tree-view/simple-tree-view/selection/OnlyLeaves';
import PermissionMenu from '../../../../docs/x/react-tree-view/simple-tree-view/selection/PermissionMenu';
import PickSeason from '../../../../docs/x/react-tree-view/simple-tree-view/selection/PickSeason';
import SelectedTopics from '../../../../docs/x/react-tree-view/simple-tree-view/selection/SelectedTopics';
import { act, proves, exempt, expectConsole, screen, show } from '../../harness';
import {
  boxes,
  boxOf,
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
      'A click on an item selects it, and so does <kbd>Space</kbd>.',
      '`defaultSelectedItems` is the selection at the start.',
      'A click on the row of a parent selects it and opens or closes it as well.',
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
      'Without `multiSelect` the value is one id or `null`; with it, an array.',
      '`onSelectedItemsChange` is also called when people click the selected item, and then says the same.',
      '`onItemSelectionToggle(event, itemId, isSelected)` is called once for each item that changes, before `onSelectedItemsChange`.',
      'Without `multiSelect` the old item comes first, with `false`, then the new one.',
      "It isn't called when nothing changes.",
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
      '`selectedItems` that turns `undefined` logs an error and keeps the old selection; "nothing" is `null`, with `multiSelect` `[]`.',
      'A new `defaultSelectedItems` logs an error and changes nothing.',
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
      '`multiSelect` adds <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and a click, which adds or takes out one item, and <kbd>Shift</kbd> and a click, which adds all from the last one to this one.',
      'A plain click leaves only the clicked item.',
      'A new item comes first in the array.',
      'With it, all items that are added come first.',
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
    [
      'Ids that no item has stay in the array, those of removed items too.',
      'They come along until a plain click.',
    ],
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
    },
  );

  proves('Pass `selectedItems` and `onSelectedItemsChange(event, itemIds)`.', async () => {
    const { user } = show(<SelectedTopics />);
    await user.click(labelOf('Weather'));
    expect(screen.getByRole('status')).toHaveTextContent('Selected: Weather');
    await user.click(screen.getByRole('button'));
    expect([selected(), screen.getByRole('status').textContent]).toEqual([[], 'Selected: nothing']);
  });

  proves(
    [
      '<kbd>Shift</kbd> and a click throws the error `Invalid range` when the item that was selected last is gone: removed, or in a branch that was closed since.',
      'The error reaches `window.onerror`, the tree stays as it is, and the next plain click begins a new range.',
      'With `checkboxSelection`, <kbd>Shift</kbd> on a box does the same.',
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
      '`checkboxSelection` puts a checkbox before each label.',
      'Then a click on the label no longer selects, but still opens and closes.',
      'Without `multiSelect`, checking another box unchecks the first one, and clicking a checked box clears the selection.',
      "Screen readers don't meet the boxes, which are hidden from them: they hear the state of the item, from `aria-selected`.",
    ],
    async () => {
      const demo = show(<NewsletterBoxes />);
      expect(boxes()).toBe('Weekly~ Events- Jobsx Monthly report-');
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(itemOf('Jobs')).toHaveAttribute('aria-selected', 'true');
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
      'Both directions are off by default, and they need `multiSelect`.',
      'A parent that is selected or unselected takes all that is below it along, disabled items too',
      'A parent is selected when all below it is, and unselected as soon as one item below it is; its box shows a dash in between',
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
      "A branch that was never open isn't mounted, so the tree doesn't know it.",
      'Selecting such a parent selects only the parent.',
      'When people open it, they see a checked parent over unchecked children, and your app saved an incomplete list.',
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
      "Once a branch was open, the tree remembers its items, even when it's closed again.",
      '`defaultExpandedItems` with all parents is enough; people may close them again.',
      "`unmountOnExit: false` on `slotProps.groupTransition` isn't: the items are mounted then, but still not counted.",
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
      'Only what people do is propagated.',
      "`selectedItems={['invoices']}` from a server checks the parent and not its children, so pass the ids of the leaves and of each parent whose leaves are all selected.",
      'Ids that are whole numbers, such as `"10"` and `"2"`, come in numerical order after a propagation.',
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

  proves(
    'So open each branch that takes part at the start, as this menu of permissions does:',
    async () => {
      const { user } = show(<PermissionMenu />);
      await user.click(labelOf('Customers'));
      await untilClosed();
      await user.click(boxOf('Customers'));
      expect(screen.getByRole('status')).toHaveTextContent(
        'Saved: customers.erase, customers.read, invoices.read',
      );
    },
  );
});

describe('limits and code', () => {
  proves(
    [
      'A click on a parent still opens it.',
      "Control the selection and ignore what you don't want.",
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
      "To select nothing at all, set `disableSelection`: clicks and keys then don't select, items have no `aria-selected`, and `setItemSelection` does nothing.",
      "`disabled` on an item rules out people's clicks on it, but not your code.",
    ],
    async () => {
      const { user, changes, api, unmount } = showRecorded({ disableSelection: true });
      await user.click(labelOf('B'));
      await user.keyboard(' {Enter}');
      act(() => api().setItemSelection({ itemId: 'b' }));
      expect(changes).toEqual([]);
      expect(itemOf('B')).not.toHaveAttribute('aria-selected');
      unmount();
      const other = showRecorded({ children: <TreeItem itemId="d" label="D" disabled /> });
      await other.user.click(labelOf('D'));
      expect(other.changes).toEqual([]);
      act(() => other.api().setItemSelection({ itemId: 'd' }));
      expect(other.changes).toEqual(['d']);
    },
  );

  proves(
    [
      '`setItemSelection({ itemId, event, shouldBeSelected, keepExistingSelection })` of `apiRef` selects an item, or turns its state around without `shouldBeSelected`.',
      'It takes any id, mounted or not.',
      'With `multiSelect`, it replaces the selection unless you pass `keepExistingSelection: true`.',
      '`shouldBeSelected: false` alone empties it, whichever item you name.',
      '`keepExistingSelection: true` without `multiSelect` gives `onSelectedItemsChange` an array.',
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

exempt(
  [
    "Save the leaves and not the parents: what a parent's id stands for changes with the next permission that you add.",
    "With `multiSelect` it's an array to filter.",
  ],
  'Advice about your data.',
);
