import ExpandAll from '../../../../docs/x/react-tree-view/rich-tree-view/expansion/ExpandAll';
import IconTrigger from '../../../../docs/x/react-tree-view/rich-tree-view/expansion/IconTrigger';
import OneBranchOpen from '../../../../docs/x/react-tree-view/rich-tree-view/expansion/OneBranchOpen';
import OpenAtFirst from '../../../../docs/x/react-tree-view/rich-tree-view/expansion/OpenAtFirst';
import PathStaysOpen from '../../../../docs/x/react-tree-view/rich-tree-view/expansion/PathStaysOpen';
import SearchableTree from '../../../../docs/x/react-tree-view/rich-tree-view/expansion/SearchableTree';
import { act, proves, expectConsole, fireEvent, screen, show, waitFor } from '../../harness';
import {
  focused,
  iconOf,
  itemOf,
  items,
  labelOf,
  labels,
  makeItems,
  opened,
  selected,
  showWithApi,
  Tree,
  type TreeProps,
} from '../../richTree';

const click = (label: string, keys: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  fireEvent.click(labelOf(label), keys);

describe('model', () => {
  proves(
    [
      'A click on an item with children opens or closes the item.',
      'To choose which items are open on the first render, pass their ids as `defaultExpandedItems`:',
      'To expand all items, set the ids of all items that have children:',
    ],
    async () => {
      const { user, unmount } = show(<OpenAtFirst />);
      expect(opened()).toEqual(['Garden']);
      await user.click(labelOf('Tools'));
      await user.click(labelOf('Garden'));
      expect(opened()).toEqual(['Tools']);
      unmount();
      const all = show(<ExpandAll />);
      await all.user.click(screen.getByRole('button', { name: 'Expand all' }));
      expect(opened()).toEqual(['Tools', 'Hand tools', 'Garden']);
      await all.user.click(screen.getByRole('button', { name: 'Collapse all' }));
      expect(opened()).toEqual([]);
    },
  );

  proves(
    [
      "These callbacks fire when users open or close an item. They don't fire when you pass a new `expandedItems` prop:",
      '`onExpandedItemsChange(event, itemIds)` receives the ids of all open items.',
      '`onItemExpansionToggle(event, itemId, isExpanded)` is called first, for each item that changes.',
      'If a method of the API object opens or closes the item, `event` is `null`.',
    ],
    () => {
      const calls: unknown[] = [];
      const props: TreeProps = {
        onExpandedItemsChange: (event, ids) => calls.push([event && event.type, ids]),
        onItemExpansionToggle: (_, id, isExpanded) => calls.push([id, isExpanded]),
      };
      const { api, unmount } = showWithApi(props);
      click('A');
      click('C');
      expect(calls).toEqual([
        ['a', true],
        ['click', ['a']],
        ['c', true],
        ['click', ['c', 'a']],
      ]);
      act(() => api().setItemExpansion({ itemId: 'a' }));
      expect(calls.slice(4)).toEqual([
        ['a', false],
        [null, ['c']],
      ]);
      unmount();
      calls.length = 0;
      const { rerender } = show(<Tree {...props} expandedItems={[]} />);
      rerender(<Tree {...props} expandedItems={['a']} />);
      expect(opened()).toEqual(['A']);
      expect(calls).toEqual([]);
      fireEvent.keyDown(itemOf('A'), { key: '*' });
      expect(calls).toEqual([
        ['c', true],
        ['keydown', ['a', 'c']],
      ]);
    },
  );

  proves(
    [
      'If the list contains an item below a closed parent, this item is open as soon as its parent opens.',
      'Ids of leaves and unknown ids stay in the list.',
    ],
    () => {
      const onExpandedItemsChange = jest.fn();
      show(
        <Tree
          defaultExpandedItems={['c1', 'b', 'none']}
          onExpandedItemsChange={onExpandedItemsChange}
        />,
      );
      expect(labels()).toEqual(['A', 'B', 'C']);
      expect(itemOf('B')).not.toHaveAttribute('aria-expanded');
      click('C');
      expect(labels()).toEqual(['A', 'B', 'C', 'C1', 'C11']);
      expect(onExpandedItemsChange).toHaveBeenLastCalledWith(expect.anything(), [
        'c',
        'c1',
        'b',
        'none',
      ]);
    },
  );

  proves(
    [
      'If you remove an open item, its id stays in the list.',
      'If you add the item again, the item is open.',
      'If you move an open item to another parent, it stays open.',
    ],
    () => {
      const props: TreeProps = { defaultExpandedItems: ['a', 'c', 'c1'] };
      const { rerender } = show(<Tree {...props} />);
      rerender(<Tree {...props} items={items.filter(({ id }) => id !== 'a')} />);
      expect(opened()).toEqual(['C', 'C1']);
      rerender(<Tree {...props} />);
      expect(opened()).toEqual(['A', 'C', 'C1']);
      const childless = makeItems().map((item) =>
        item.id === 'a' ? { ...item, children: [] } : item,
      );
      rerender(<Tree {...props} items={childless} />);
      expect(itemOf('A')).not.toHaveAttribute('aria-expanded');
      rerender(<Tree {...props} />);
      expect(opened()).toContain('A');
      const [c1] = items[2]?.children ?? [];
      if (!c1) {
        throw new Error('C has a child.');
      }
      rerender(<Tree {...props} items={[{ id: 'a', label: 'A', children: [c1] }]} />);
      expect(opened()).toEqual(['A', 'C1']);
    },
  );

  proves(
    [
      'If `expandedItems` is `null`, the tree throws an error.',
      'If `defaultExpandedItems` changes later, the tree logs an error and keeps its state.',
    ],
    () => {
      const wrong = { expandedItems: null } as unknown as TreeProps;
      expect(() => show(<Tree {...wrong} />)).toThrow(/reading 'forEach'/);
      const { rerender } = show(<Tree defaultExpandedItems={['a']} />);
      rerender(<Tree defaultExpandedItems={['c']} />);
      expect(opened()).toEqual(['A']);
      expectConsole('error', /changing the default expandedItems state/);
    },
  );
});

describe('what people do', () => {
  proves(
    [
      '| Click on an item with children | Opens or closes and selects the item |',
      '| Click with <kbd>Ctrl</kbd> or <kbd>Shift</kbd> and `multiSelect` | Opens a closed item. An open item stays open |',
      '| <kbd>→</kbd>, <kbd>←</kbd> | Opens, closes |',
      '| <kbd>Enter</kbd> | Opens or closes, unless the label can be edited |',
      '| <kbd>\\*</kbd> | Opens all items on the same level, including disabled items |',
    ],
    async () => {
      const { user, rerender } = show(<Tree />);
      await user.click(labelOf('A'));
      expect([opened(), selected()]).toEqual([['A'], ['A']]);
      await user.keyboard('{ArrowLeft}');
      expect(opened()).toEqual([]);
      await user.keyboard('{ArrowRight}');
      expect(opened()).toEqual(['A']);
      await user.keyboard('{Enter}');
      expect(opened()).toEqual([]);
      rerender(<Tree isItemEditable />);
      await user.keyboard('{Enter}');
      expect(screen.getByRole('textbox')).toBeInTheDocument();
      await user.keyboard('{Escape}');
      expect(opened()).toEqual([]);
      rerender(<Tree key="multi" multiSelect />);
      for (const keys of [{ ctrlKey: true }, { ctrlKey: true }, { shiftKey: true }]) {
        click('A', keys);
        expect(opened()).toEqual(['A']);
      }
      rerender(<Tree key="disabled" isItemDisabled={({ id }) => id === 'a'} />);
      act(() => itemOf('C').focus());
      await user.keyboard('*');
      expect(opened()).toEqual(['A', 'C']);
    },
  );

  proves(
    [
      'To let users select an item without opening it, set `expansionTrigger="iconContainer"`.',
      'Only a click on the icon then opens the item',
      'and the keys stay the same.',
      "The default is `'content'`, which is the whole row.",
      "If you pass `isItemEditable`, the default is `'iconContainer'`.",
    ],
    async () => {
      const { user, unmount } = show(<IconTrigger />);
      await user.click(labelOf('Garden'));
      expect([opened(), selected()]).toEqual([['Tools'], ['Garden']]);
      await user.click(iconOf('Garden'));
      expect(opened()).toEqual(['Tools', 'Garden']);
      await user.keyboard('{ArrowLeft}');
      expect(opened()).toEqual(['Tools']);
      await user.keyboard('{Enter}');
      expect(opened()).toEqual(['Tools', 'Garden']);
      unmount();
      const { rerender } = show(<Tree isItemEditable={false} />);
      click('A');
      expect(opened()).toEqual(['A']);
      for (const isItemEditable of [true, () => false]) {
        rerender(<Tree key={String(isItemEditable)} isItemEditable={isItemEditable} />);
        click('A');
        expect(opened()).toEqual([]);
        fireEvent.click(iconOf('A'));
        expect(opened()).toEqual(['A']);
      }
    },
  );

  proves('The icon is only 16 px wide, so make its container larger:', () => {
    show(<Tree />);
    expect(getComputedStyle(iconOf('A')).width).toBe('16px');
  });
});

describe('branches', () => {
  proves(
    'To close other branches when a user opens an item, set `expandedItems` to the path of this item:',
    async () => {
      const { user } = show(<OneBranchOpen />);
      await user.click(labelOf('Hand tools'));
      expect(opened()).toEqual(['Tools', 'Hand tools']);
      await user.click(labelOf('Garden'));
      expect(opened()).toEqual(['Garden']);
      await user.click(labelOf('Garden'));
      expect(opened()).toEqual([]);
    },
  );

  proves(
    [
      'To keep the path to the current item open, add its parents to the items that the user has opened.',
      "A click on such a parent doesn't close it:",
    ],
    async () => {
      const { user } = show(<PathStaysOpen />);
      expect(opened()).toEqual(['Tools', 'Hand tools']);
      await user.click(labelOf('Hand tools'));
      expect(opened()).toEqual(['Tools', 'Hand tools']);
      await user.selectOptions(screen.getByRole('combobox'), 'pruner');
      expect(selected()).toEqual(['Pruner']);
      expect(opened()).toContain('Garden');
    },
  );

  proves(
    'If your code closes a parent while an item below it has the focus, the focus is lost.',
    async () => {
      const { rerender } = show(<Tree expandedItems={['a']} />);
      act(() => itemOf('A1').focus());
      rerender(<Tree expandedItems={[]} />);
      await waitFor(() => expect(focused()).toBe('body'));
    },
  );

  proves(
    [
      'This demo keeps each matching item, everything below it, and its parents.',
      "During a search, all remaining items are open, and users can't close them.",
      'After the search, the items that were open before are open again, and the selection is the same.',
    ],
    async () => {
      const { user } = show(<SearchableTree />);
      const search = screen.getByRole('searchbox');
      await user.type(search, 'pru');
      expect(labels()).toEqual(['Garden', 'Pruner']);
      await user.click(labelOf('Garden'));
      expect(opened()).toEqual(['Garden']);
      await user.clear(search);
      await user.type(search, 'hand');
      expect(labels()).toEqual(['Tools', 'Hand tools', 'Chisel', 'Wrench']);
      await user.type(search, 'xx');
      expect(screen.getByText('Nothing is called "handxx"')).toBeInTheDocument();
      await user.clear(search);
      expect(labels()).toEqual(['Tools', 'Hand tools', 'Cordless drill', 'Garden']);
      expect(selected()).toEqual(['Garden']);
    },
  );
});

proves('because the tree reads all items again for each new array.', () => {
  const getItemLabel = jest.fn(({ label }: { label: string }) => label);
  const { rerender } = show(<Tree getItemLabel={getItemLabel} />);
  const before = getItemLabel.mock.calls.length;
  rerender(<Tree getItemLabel={getItemLabel} items={[...items]} />);
  expect(getItemLabel.mock.calls.length - before).toBeGreaterThanOrEqual(6);
});
