import { TreeItem } from '@mui/x-tree-view/TreeItem';
import ArrowOnly from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/ArrowOnly';
import ExpandAll from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/ExpandAll';
import OneBranchOpen from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/OneBranchOpen';
import OpenAtStart from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/OpenAtStart';
import TableOfContents from '../../../../docs/x/react-tree-view/simple-tree-view/expansion/TableOfContents';
import { act, proves, exempt, expectConsole, fireEvent, screen, show } from '../../harness';
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
      'All branches are closed at first.',
      '`defaultExpandedItems` lists the ids of those that are open at the start.',
      'A click on a parent, <kbd>Enter</kbd>, <kbd>→</kbd> and <kbd>←</kbd> open and close it; <kbd>\\*</kbd> opens it and all of its siblings.',
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
      'To show an item, list all of its ancestors.',
      "An open item in a closed branch isn't shown, but it's open when the branch opens: a branch that closes keeps what was open in it.",
      'Ids that no item has are kept.',
      'An item that comes later with such an id is open from the start.',
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
      'On a leaf in the list <kbd>→</kbd> goes to the next item.',
      'A new `defaultExpandedItems` logs an error and changes nothing.',
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
      'Pass `expandedItems` and `onExpandedItemsChange(event, itemIds)`.',
      'The array has an id for each open item, the one that was opened last in front.',
      'To open all, list all parents: you wrote the items, so you know them.',
      "The tree doesn't; it learns the children of a branch when that opens.",
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
      'With `expandedItems` and no callback, nothing opens or closes.',
      '`expandedItems` that turns `undefined` logs an error and leaves open what is open.',
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
    'When your code closes a branch that has the focus in it, the focus goes to the tab stop of the tree once the branch is gone, not to the parent.',
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
      'A click on a row opens it and selects it.',
      'With `expansionTrigger="iconContainer"` (default `\'content\'`) only the arrow opens, and the rest of the row selects.',
      'A click on the arrow still selects the item too.',
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
      '`onItemExpansionToggle(event, itemId, isExpanded)` is called for each item that opens or closes, before `onExpandedItemsChange`; with <kbd>\\*</kbd> once for each sibling that opens.',
      '`event` is `null` for a method that was called without one.',
      'Here it keeps one branch open at a time:',
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
    "With `multiSelect`, <kbd>Ctrl</kbd> or <kbd>Shift</kbd> and a click on an open parent selects and doesn't close it.",
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
      '`setItemExpansion({ itemId, event, shouldBeExpanded })` of `apiRef` opens or closes an item; without `shouldBeExpanded` it does the opposite of what is.',
      'If the item is in that state already, nothing is called.',
      "It opens disabled items, and takes ids of items that aren't mounted or don't exist.",
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
      'Several calls in one handler add up.',
      "If you control `expandedItems` they don't: each begins with the array of the last render, so only the last one counts.",
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

  proves('The children are mounted with the next render.', () => {
    const { api } = showTree();
    act(() => {
      api().setItemExpansion({ itemId: 'c' });
      expect(labels()).not.toContain('C1');
    });
    expect(labels()).toContain('C1');
  });

  proves(
    'The branches around the current section open, and those that people opened stay as they are.',
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

exempt(
  [
    'This suits trees where a click on a parent shows something.',
    'Here an id tells its ancestors; elsewhere, keep a map from each id to its parent.',
  ],
  'Advice; what it rests on is proved beside it.',
);
