import { TreeItem } from '@mui/x-tree-view/TreeItem';
import ArrowOnly from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/ArrowOnly';
import ExpandAll from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/ExpandAll';
import OneBranchOpen from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/OneBranchOpen';
import OpenAtStart from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/OpenAtStart';
import TableOfContents from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/TableOfContents';
import { act, proves, expectConsole, fireEvent, screen, show } from '../../harness';
import {
  focused,
  iconOf,
  isOpen,
  itemOf,
  labelOf,
  labels,
  type SimpleTreeProps,
  selected,
  showTree,
  untilClosed,
} from '../../simpleTree';

/** A tree whose calls are recorded. */
function showRecorded(props: SimpleTreeProps = {}) {
  const calls: unknown[] = [];
  const shown = showTree({
    ...props,
    onItemExpansionToggle: (event, id, isExpanded) =>
      calls.push([event?.type ?? null, id, isExpanded]),
    onExpandedItemsChange: (event, ids) => calls.push([event?.type ?? null, ids]),
  });
  return { ...shown, calls };
}

describe('at the start', () => {
  proves(
    [
      'All branches are closed on the first render.',
      'To open some of them, pass the ids of the parents as `defaultExpandedItems`:',
      'Users open and close a parent with a click, <kbd>Enter</kbd>, <kbd>→</kbd>, and <kbd>←</kbd>.',
      '<kbd>\\*</kbd> opens an item and all its siblings.',
    ],
    async () => {
      const demo = show(<OpenAtStart />);
      expect(labels()).toEqual(['Frame', 'Fork', 'Steerer tube', 'Saddle', 'Wheels']);
      demo.unmount();
      const { user } = showTree();
      expect(labels()).toEqual(['A', 'B', 'C']);
      await user.click(labelOf('A'));
      expect(isOpen('A')).toBe(true);
      await user.click(labelOf('A'));
      expect(isOpen('A')).toBe(false);
      await user.keyboard('{Enter}');
      expect(isOpen('A')).toBe(true);
      await user.keyboard('{ArrowLeft}');
      expect(isOpen('A')).toBe(false);
      await user.keyboard('{ArrowRight}');
      expect(isOpen('A')).toBe(true);
      await user.keyboard('{Enter}*');
      expect([isOpen('A'), isOpen('C')]).toEqual([true, true]);
    },
  );

  proves(
    [
      'To show a nested item, list all its ancestors.',
      'If a branch closes, it keeps which items inside it are open, and shows them when it opens again.',
      'If an id belongs to no item, it stays in the list.',
      'An item that is added later with this id starts open.',
    ],
    async () => {
      const { user, calls, rerender } = showRecorded({ defaultExpandedItems: ['a1', 'late'] });
      expect(labels()).toEqual(['A', 'B', 'C']);
      await user.click(labelOf('A'));
      expect(labels()).toEqual(['A', 'A1', 'A11', 'A2', 'B', 'C']);
      expect(calls.at(-1)).toEqual(['click', ['a', 'a1', 'late']]);
      await user.click(labelOf('A'));
      await untilClosed();
      await user.click(labelOf('A'));
      expect(labels()).toContain('A11');
      rerender({
        children: (
          <TreeItem itemId="late" label="Late">
            <TreeItem itemId="l1" label="L1" />
          </TreeItem>
        ),
      });
      expect(labels()).toEqual(['Late', 'L1']);
    },
  );

  proves(
    [
      'List only items that have children: on other items in the list, <kbd>→</kbd> moves to the next item.',
      'If `defaultExpandedItems` changes later, the tree logs an error and ignores the new value.',
    ],
    async () => {
      const { user, rerender } = showTree({ defaultExpandedItems: ['b'] });
      act(() => itemOf('B').focus());
      await user.keyboard('{ArrowRight}');
      expect(focused()).toBe('C');
      rerender({ defaultExpandedItems: ['c'] });
      expect(isOpen('C')).toBe(false);
      expectConsole('error', /changing the default expandedItems state/);
    },
  );
});

describe('controlled', () => {
  proves(
    [
      'Pass them as `expandedItems`, and update them in `onExpandedItemsChange(event, itemIds)`:',
      'The item that was opened last comes first in the array.',
      'To expand all, list the ids of all parents in your code, as `regions` in the demo.',
      "The tree learns the children of a branch when the branch opens, so it can't list them for you.",
    ],
    async () => {
      const demo = show(<ExpandAll />);
      await demo.user.click(screen.getByRole('button', { name: 'Expand all' }));
      expect(labels()).toEqual(['Coast', 'Bergen', 'Mountains', 'Passes', 'Furka', 'Säntis']);
      await demo.user.click(screen.getByRole('button', { name: 'Collapse all' }));
      await untilClosed();
      expect(labels()).toEqual(['Coast', 'Mountains']);
      demo.unmount();
      const { user, calls, api } = showRecorded({ defaultExpandedItems: ['c'] });
      expect(api().getItemOrderedChildrenIds('a')).toEqual([]);
      await user.click(labelOf('A'));
      expect(calls.at(-1)).toEqual(['click', ['a', 'c']]);
      expect(api().getItemOrderedChildrenIds('a')).toEqual(['a1', 'a2']);
    },
  );

  proves(
    [
      "With `expandedItems` and without the callback, users can't open or close anything.",
      'If `expandedItems` becomes `undefined`, the tree logs an error and the open branches stay open.',
    ],
    async () => {
      const { user, rerender } = showTree({ expandedItems: ['c'] });
      await user.click(labelOf('A'));
      await user.click(labelOf('C'));
      expect([isOpen('A'), isOpen('C')]).toEqual([false, true]);
      rerender({ expandedItems: undefined });
      expect(isOpen('C')).toBe(true);
      expectConsole('error', /controlled expandedItems state of Tree View to be uncontrolled/);
    },
  );

  proves(
    'If your code closes a branch that contains the focus, the focus moves to the tab stop, not to the parent.',
    async () => {
      const { rerender } = showTree({ expandedItems: ['c'] });
      act(() => itemOf('C1').focus());
      rerender({ expandedItems: [] });
      expect(focused()).toBe('C1');
      await untilClosed();
      expect(focused()).toBe('A');
    },
  );
});

describe('trigger', () => {
  proves(
    [
      'By default, a click on a row selects the item and opens it.',
      'To open items only with the arrow, set `expansionTrigger="iconContainer"`.',
      'A click elsewhere on the row then only selects.',
      'A click on the arrow also selects the item.',
      'Keys work as before.',
    ],
    async () => {
      const demo = show(<ArrowOnly />);
      await demo.user.click(labelOf('Timber'));
      expect([selected(), isOpen('Timber')]).toEqual([['Timber'], false]);
      await demo.user.click(iconOf('Tools'));
      expect([selected(), isOpen('Tools')]).toEqual([['Tools'], true]);
      await demo.user.keyboard('{Enter}');
      expect(isOpen('Tools')).toBe(false);
      await demo.user.keyboard('{ArrowRight}');
      expect(isOpen('Tools')).toBe(true);
      demo.unmount();
      const { user } = showTree();
      await user.click(labelOf('A'));
      expect([selected(), isOpen('A')]).toEqual([['A'], true]);
    },
  );
});

describe('single items', () => {
  proves(
    [
      'The `onItemExpansionToggle(event, itemId, isExpanded)` callback is called for each item that opens or closes, before `onExpandedItemsChange`.',
      'When a user presses <kbd>\\*</kbd>, the callback is called for each sibling that opens.',
      'If your code calls a method without an event, `event` is `null`.',
      'This demo uses the callback to keep one branch open at a time:',
    ],
    async () => {
      const { user, calls, api, unmount } = showRecorded();
      await user.click(labelOf('B'));
      await user.keyboard('*');
      expect(calls.splice(0)).toEqual([
        ['keydown', 'a', true],
        ['keydown', 'c', true],
        ['keydown', ['a', 'c']],
      ]);
      act(() => api().setItemExpansion({ itemId: 'a' }));
      expect(calls).toEqual([
        [null, 'a', false],
        [null, ['c']],
      ]);
      unmount();
      const demo = show(<OneBranchOpen />);
      await demo.user.click(labelOf('Dinner'));
      expect([isOpen('Breakfast'), isOpen('Dinner')]).toEqual([false, true]);
      await demo.user.click(labelOf('Dinner'));
      expect(isOpen('Dinner')).toBe(false);
    },
  );

  proves(
    "With `multiSelect`, a click with <kbd>Ctrl</kbd> or <kbd>Shift</kbd> on an open parent selects the parent and doesn't close it.",
    () => {
      showTree({ multiSelect: true, defaultExpandedItems: ['a'], defaultSelectedItems: ['c'] });
      fireEvent.click(labelOf('A'), { ctrlKey: true });
      expect([selected(), isOpen('A')]).toEqual([['A', 'C'], true]);
      fireEvent.click(labelOf('A'), { shiftKey: true });
      expect(isOpen('A')).toBe(true);
      fireEvent.click(labelOf('A'));
      expect(isOpen('A')).toBe(false);
    },
  );
});

describe('from code', () => {
  proves(
    [
      'Without `shouldBeExpanded`, the method switches the state.',
      'If the item already has the state, no callback is called.',
      "The method also opens disabled items, and accepts ids of items that aren't mounted.",
    ],
    () => {
      const { api, calls } = showRecorded({
        children: (
          <TreeItem itemId="d" label="D" disabled>
            <TreeItem itemId="d1" label="D1">
              <TreeItem itemId="d11" label="D11" />
            </TreeItem>
          </TreeItem>
        ),
      });
      act(() => api().setItemExpansion({ itemId: 'd1', shouldBeExpanded: true }));
      act(() => api().setItemExpansion({ itemId: 'none' }));
      act(() => api().setItemExpansion({ itemId: 'd', shouldBeExpanded: true }));
      expect(labels()).toEqual(['D', 'D1', 'D11']);
      expect(calls.at(-1)).toEqual([null, ['d', 'none', 'd1']]);
      calls.length = 0;
      act(() => api().setItemExpansion({ itemId: 'd', shouldBeExpanded: true }));
      expect(calls).toEqual([]);
      act(() => api().setItemExpansion({ itemId: 'd' }));
      expect(isOpen('D')).toBe(false);
    },
  );

  proves(
    [
      'If you control `expandedItems`, call the method once per event handler.',
      'With several calls, only the last one has an effect.',
    ],
    () => {
      const { api, unmount } = showTree();
      const openBoth = (get: typeof api) =>
        act(() => {
          get().setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
          get().setItemExpansion({ itemId: 'c', shouldBeExpanded: true });
        });
      openBoth(api);
      expect([isOpen('A'), isOpen('C')]).toEqual([true, true]);
      unmount();
      let ids: string[] = [];
      const controlled = showTree({
        expandedItems: ids,
        onExpandedItemsChange: (_, itemIds) => {
          ids = itemIds;
        },
      });
      openBoth(controlled.api);
      controlled.rerender({ expandedItems: ids });
      expect([isOpen('A'), isOpen('C')]).toEqual([false, true]);
    },
  );

  proves('Children are mounted with the next render.', () => {
    const { api } = showTree();
    act(() => {
      api().setItemExpansion({ itemId: 'c' });
      expect(labels()).not.toContain('C1');
    });
    expect(labels()).toContain('C1');
  });

  proves(
    [
      'This table of contents opens the branches around the current section.',
      'Branches that users opened stay open.',
    ],
    async () => {
      const { user } = show(<TableOfContents />);
      const next = () => user.click(screen.getByRole('button'));
      await next();
      expect(selected()).toEqual(['1.2 Spring tides']);
      await next();
      await next();
      await next();
      expect(selected()).toEqual(['2.1.1 The spiral']);
      expect(isOpen('1 Tides')).toBe(true);
    },
  );
});
