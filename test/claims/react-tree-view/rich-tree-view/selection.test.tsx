import type { SyntheticEvent } from 'react';
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
      'A click on an item selects it.',
      'The rich tree view keeps the ids of selected items, whether these are visible or not.',
      'The selection keeps the id of an item that you remove.',
      "It's in later models, until a plain click, and an item that comes back with this id is selected again.",
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

  proves('Changing `defaultSelectedItems` later has no effect but an error in the console.', () => {
    const { rerender } = show(<Tree defaultSelectedItems="a" />);
    rerender(<Tree defaultSelectedItems="b" />);
    expect(selected()).toEqual(['A']);
    expectConsole('error', /changing the default selectedItems state/);
  });

  proves(
    [
      '| Model | An id, or `null` for nothing | An array of ids |',
      '| Click | Selects; the selected item stays so | Selects this item alone |',
      '| <kbd>Space</kbd> | Selects, or deselects | Adds, or takes out |',
      '| Empty the selection | <kbd>Space</kbd> on the selected item | Pass `[]`, never `null` |',
    ],
    async () => {
      const one = recorder();
      const { user, unmount } = show(<Tree onSelectedItemsChange={one.onSelectedItemsChange} />);
      await user.click(labelOf('B'));
      await user.click(labelOf('B'));
      await user.keyboard(' ');
      await user.keyboard(' ');
      expect(one.models).toEqual(['b', 'b', null, 'b']);
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
    },
  );

  proves(
    [
      '`onSelectedItemsChange(event, itemIds)` is called by people and by `setItemSelection` of the API object, where `event` is `null`.',
      "A new `selectedItems` prop doesn't call it.",
      '`onItemSelectionToggle(event, itemId, isSelected)` is called for each id that changes, before the other.',
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
      'An unknown id in the model shows nothing and stays there: later models still hold it, until a plain click.',
      '`null` with `multiSelect` looks empty, but every click throws once `onItemSelectionToggle` or `selectionPropagation` is set.',
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
      click('B');
      expect(last()).toEqual(['b']);
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

  proves(
    'The order of a model means nothing: the last click may come first, and after a propagation ids that look like integers come first.',
    () => {
      const { last, onSelectedItemsChange } = recorder();
      const { unmount } = show(<Tree multiSelect onSelectedItemsChange={onSelectedItemsChange} />);
      click('A');
      click('B', { ctrlKey: true });
      expect(last()).toEqual(['b', 'a']);
      unmount();
      const numbered = [
        {
          id: 'x',
          label: 'X',
          children: [
            { id: '2', label: 'Two' },
            { id: '1', label: 'One' },
          ],
        },
      ];
      show(<Tree {...propagated} items={numbered} onSelectedItemsChange={onSelectedItemsChange} />);
      fireEvent.click(checkboxOf('X'));
      expect(last()).toEqual(['1', '2', 'x']);
    },
  );
});

describe('several items', () => {
  proves(
    [
      'With `multiSelect`, people hold <kbd>Ctrl</kbd> or <kbd>⌘</kbd> to add or take out an item, and <kbd>Shift</kbd> to select a range.',
      'A range goes from the item that was selected last to the clicked one, over visible items, without disabled ones between.',
      'Another click with <kbd>Shift</kbd> replaces the last range and keeps what was selected before it.',
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
    },
  );

  proves(
    [
      '`selectedItems` and `defaultSelectedItems` give no start: as long as nobody has selected an item, a click with <kbd>Shift</kbd> selects nothing.',
      'If the start was removed from `items`, a range throws `Invalid range`, and the selection stays as it was.',
      'A click without <kbd>Shift</kbd> sets a new start.',
    ],
    () => {
      const { models, onSelectedItemsChange } = recorder();
      const props: TreeProps = { multiSelect: true, onSelectedItemsChange };
      const { rerender } = show(<Tree {...props} defaultSelectedItems={['a']} />);
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
    },
  );

  proves(
    [
      '<kbd>Ctrl</kbd>+<kbd>A</kbd> replaces the selection by all visible items, so what lies in closed parents is dropped.',
      '<kbd>Shift</kbd>+<kbd>↓</kbd> over an item that is selected already puts its id into the model twice.',
      '`[...new Set(itemIds)]` makes it right.',
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
    [
      'A click on a closed parent also opens it.',
      'To keep both apart, set `expansionTrigger="iconContainer"`: then the label selects, and the icon opens and selects.',
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
});

describe('checkboxes', () => {
  proves(
    [
      '`checkboxSelection` puts a checkbox in front of each label.',
      "A click on the label then opens or closes, and doesn't select any more; the keys do.",
      'It works without `multiSelect` too: choosing an item takes the check from the other.',
      'A click on a checkbox calls `onItemClick` too.',
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
      "The checkboxes are hidden from assistive technology and can't be reached with <kbd>Tab</kbd>: `aria-selected` on the item says its state.",
      'That also means that the dash of a partly selected parent is for the eyes only.',
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
      'With `multiSelect`, `selectionPropagation` takes `parents` and `descendants`, both off by default.',
      '`descendants`: selecting a parent selects all below it, deselecting takes all of it out.',
      '`parents`: a parent is selected once everything below it is, and loses it with the first that goes.',
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

  proves(
    [
      'The model holds every selected id, parents and items in closed parents among them.',
      "That is so from the first click, since the rich tree knows items that it doesn't show.",
    ],
    () => {
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
    },
  );

  proves(
    [
      '| The first model, or a new `selectedItems`, has a parent | Its children stay unselected |',
      "| It has all children, but not the parent | With `parents`, the parent's box looks checked, but it isn't selected |",
      '| People click such a box | The children are taken out |',
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
      "| You add an item below a selected parent | The item isn't selected, the parent stays so, and its box doesn't show a dash |",
      "| You remove the last unselected child | The parent looks checked and isn't in the model |",
      '| You move a selected item to another parent | It stays selected; neither parent changes |',
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
      "| Some children are disabled | They're selected and taken out with their parent |",
      '| Everything but a disabled child is selected | The parent keeps its dash; a click on it selects the disabled child as well |',
      '| `parents` alone, and people select a parent | The parent is in the model without its children, until one of them goes |',
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
      '`disableSelection` turns it off for the whole tree: clicks, keys and `setItemSelection` do nothing to the model, and checkboxes are disabled.',
      'What `selectedItems` holds still shows.',
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
      'Single items have no such prop in this version.',
      "`isItemDisabled` does more, since a disabled item can't be opened either.",
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
    'To let people select leaves only, leave the parents out of the model, and hide their checkboxes with `slotProps.item`:',
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
  proves('Take the ids out of your state when you remove the items:', async () => {
    const { user } = show(<DeleteSelected />);
    await user.click(screen.getByRole('button', { name: 'Delete 1' }));
    expect(screen.queryByText('Suppliers')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete 0' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Restore all' }));
    expect(labelOf('Suppliers')).toBeInTheDocument();
    expect(selected()).toEqual([]);
  });

  proves(
    [
      'The tree shows what a role may do.',
      'Only leaves are stored; `toSelection` adds the parents that are complete, `toGrants` takes them off again.',
      '"Sign in" is disabled and yet follows its parent, so `toGrants` puts it back.',
    ],
    async () => {
      const { user } = show(<PermissionsMatrix />);
      const stored = () => screen.getByRole('status').textContent;
      expect(selected()).toEqual(['Sign in (always)', 'Read']);
      await user.click(checkboxOf('Change the name'));
      expect(selected()).toEqual(['Own account', 'Sign in (always)', 'Change the name', 'Read']);
      expect(stored()).toBe('Stored: account.signIn, account.rename, invoices.read');
      await user.click(checkboxOf('Own account'));
      expect(stored()).toBe('Stored: account.signIn, invoices.read');
      await user.click(screen.getByRole('button', { name: 'Manager' }));
      expect(selected()).toContain('Own account');
    },
  );
});
