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
      'A click on a parent opens or closes it.',
      '`defaultExpandedItems` lists the ids of what is open at first.',
      '`expandedItems` with `onExpandedItemsChange` puts the list into your state.',
      'Then "expand all" is a list of all parents:',
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
      '`onExpandedItemsChange(event, itemIds)` gets the whole list, the latest id first.',
      '`onItemExpansionToggle(event, itemId, isExpanded)` comes before it, once for each item.',
      'Neither is called for a new `expandedItems` prop, and `event` is `null` for calls of the API object.',
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
      "The list may hold ids that don't show: items in closed parents, which are open as soon as their parent is; leaves; unknown ids.",
      'None of them is taken out.',
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
      'An item that you remove stays in the list.',
      'It, or a parent that gets its children back, is open again.',
      'An item that you move to another parent stays open too.',
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
      '`expandedItems={null}` throws.',
      'A later change of `defaultExpandedItems` has no effect but an error in the console.',
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
      '| Click on a parent | It opens or closes, and is selected |',
      "| Click with <kbd>Ctrl</kbd> or <kbd>Shift</kbd> and `multiSelect` | It opens when it's closed; an open one stays open |",
      '| <kbd>→</kbd>, <kbd>←</kbd> | Opens, closes |',
      '| <kbd>Enter</kbd> | Opens or closes, unless the label can be edited |',
      '| <kbd>\\*</kbd> | Opens all items beside the focused one, disabled ones too |',
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
      'With `expansionTrigger="iconContainer"` only the icon opens by click, and the label is free to select.',
      'The keys stay the same.',
      "The default is `'content'`, the whole row.",
      "With `isItemEditable` it becomes `'iconContainer'`, even if that is a function that allows no item.",
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

  proves("The icon's box is 16 px wide, so make it larger for fingers:", () => {
    show(<Tree />);
    expect(getComputedStyle(iconOf('A')).width).toBe('16px');
  });
});

describe('branches', () => {
  proves("Here an opened item closes all that isn't on the way to it:", async () => {
    const { user } = show(<OneBranchOpen />);
    await user.click(labelOf('Hand tools'));
    expect(opened()).toEqual(['Tools', 'Hand tools']);
    await user.click(labelOf('Garden'));
    expect(opened()).toEqual(['Garden']);
    await user.click(labelOf('Garden'));
    expect(opened()).toEqual([]);
  });

  proves(
    [
      'To keep the way to the current item open, add it to whatever people open.',
      'A click on such a parent then does nothing:',
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
    'If you close a parent from code while an item below it has the focus, the focus is lost.',
    async () => {
      const { rerender } = show(<Tree expandedItems={['a']} />);
      act(() => itemOf('A1').focus());
      rerender(<Tree expandedItems={[]} />);
      await waitFor(() => expect(focused()).toBe('body'));
    },
  );

  proves(
    [
      'Filter the data, not the tree: keep what matches with all below it, and the parents of what matches.',
      'While people search, everything that is left is open; afterwards the tree is as it was.',
      'The selection survives, since it holds ids.',
      'During a search this demo ignores closing.',
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
      expect(labels()).toEqual(['Tools', 'Hand tools', 'Chisel', 'Spanner']);
      await user.type(search, 'xx');
      expect(screen.getByText('Nothing is called "handxx"')).toBeInTheDocument();
      await user.clear(search);
      expect(labels()).toEqual(['Tools', 'Hand tools', 'Cordless drill', 'Garden']);
      expect(selected()).toEqual(['Garden']);
    },
  );
});

proves(
  'The tree reads all items again for each new array, with each key that people press.',
  () => {
    const getItemLabel = jest.fn(({ label }: { label: string }) => label);
    const { rerender } = show(<Tree getItemLabel={getItemLabel} />);
    const before = getItemLabel.mock.calls.length;
    rerender(<Tree getItemLabel={getItemLabel} items={[...items]} />);
    expect(getItemLabel.mock.calls.length - before).toBeGreaterThanOrEqual(6);
  },
);
