import { useState } from 'react';
import Dialog from '@mui/material/Dialog';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import FocusedItem from '../../../../docs/x/react-tree-view/rich-tree-view/focus/FocusedItem';
import GoToStation from '../../../../docs/x/react-tree-view/rich-tree-view/focus/GoToStation';
import RemoveFocused from '../../../../docs/x/react-tree-view/rich-tree-view/focus/RemoveFocused';
import TreeInDialog from '../../../../docs/x/react-tree-view/rich-tree-view/focus/TreeInDialog';
import { act, proves, screen, show, waitFor, within } from '../../harness';
import { focused, itemOf, items, labelOf, makeItems, Tree, type TreeProps } from '../../richTree';

/** What `onItemFocus` gets: the type of the event, and the id. */
function recorder() {
  const calls: unknown[] = [];
  const onItemFocus: TreeProps['onItemFocus'] = (event, id) => {
    calls.push([event && event.type, id]);
  };
  return { calls, onItemFocus };
}

const stops = () => document.querySelectorAll('[role="treeitem"][tabindex="0"]').length;
const isB = ({ id }: { id: string }) => id === 'b';

describe('what the tree says', () => {
  proves(
    [
      'The whole tree is one tab stop, and the arrow keys move the focus inside the tree.',
      '`onItemFocus(event, itemId)` tells you which item has the focus.',
      'To learn when an item loses the focus, pass `onBlur` through `slotProps.root`, as this demo does.',
    ],
    async () => {
      const { user } = show(<FocusedItem />);
      const said = () => screen.getByRole('status').textContent;
      expect(stops()).toBe(1);
      await user.tab();
      expect(said()).toBe('Focus: north');
      await user.keyboard('{ArrowDown}');
      expect([focused(), said()]).toEqual(['Fjord line', 'Focus: fjord-line']);
      await user.tab();
      expect([focused(), said()]).toEqual(['body', 'Focus: outside']);
    },
  );

  proves(
    [
      'One press of an arrow key can call `onItemFocus` twice with the same id.',
      "The tree accepts the props `onFocus` and `onBlur`, but doesn't call them.",
    ],
    async () => {
      const { calls, onItemFocus } = recorder();
      const onFocus = jest.fn();
      const onBlur = jest.fn();
      const { user, rerender } = show(
        <Tree onItemFocus={onItemFocus} onFocus={onFocus} onBlur={onBlur} />,
      );
      await user.tab();
      calls.length = 0;
      await user.keyboard('{ArrowDown}');
      expect(calls).toEqual([
        ['focus', 'b'],
        ['keydown', 'b'],
      ]);
      await user.tab();
      expect(onFocus).not.toHaveBeenCalled();
      expect(onBlur).not.toHaveBeenCalled();
      rerender(<Tree slotProps={{ root: { onFocus, onBlur } }} />);
      await user.tab();
      await user.keyboard('{ArrowDown}');
      expect(onFocus).toHaveBeenCalledTimes(2);
      expect(onBlur).toHaveBeenCalledTimes(1);
    },
  );
});

describe('Tab', () => {
  proves(
    [
      'The first id in the selection whose item is enabled and whose parent is open.',
      'The first enabled item of the first level.',
      'If a user leaves the tree and returns, <kbd>Tab</kbd> reaches this item again, not the last focused item.',
      'If all items are disabled, <kbd>Tab</kbd> skips the tree.',
      'With `disabledItemsFocusable`, <kbd>Tab</kbd> reaches disabled items too.',
    ],
    async () => {
      const at = async (props: TreeProps) => {
        const { user, unmount } = show(<Tree {...props} />);
        await user.tab();
        const label = focused();
        unmount();
        return label;
      };
      expect(await at({ multiSelect: true, defaultSelectedItems: ['none', 'c', 'a'] })).toBe('C');
      expect(await at({ defaultSelectedItems: 'a1', defaultExpandedItems: ['a'] })).toBe('A1');
      expect(await at({ defaultSelectedItems: 'a1' })).toBe('A');
      expect(await at({ defaultSelectedItems: 'b', isItemDisabled: isB })).toBe('A');
      expect(await at({ isItemDisabled: ({ id }) => id === 'a' })).toBe('B');
      expect(await at({ items: [] })).toBe('body');
      expect(await at({ isItemDisabled: () => true })).toBe('body');
      expect(await at({ isItemDisabled: () => true, disabledItemsFocusable: true })).toBe('A');
      const { user } = show(<Tree />);
      await user.tab();
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(focused()).toBe('C');
      await user.tab();
      await user.tab();
      expect(focused()).toBe('A');
    },
  );

  proves(
    [
      'If a user selects an item of the third level and then closes the item of the first level above it, <kbd>Tab</kbd> skips the whole tree.',
      'To prevent this, remove all items below closed items from `expandedItems`, as the component below does.',
    ],
    async () => {
      const { user, unmount } = show(<Tree defaultExpandedItems={['c', 'c1']} />);
      await user.click(labelOf('C11'));
      act(() => itemOf('C').focus());
      await user.keyboard('{ArrowLeft}');
      await waitFor(() => expect(screen.queryByText('C1')).toBeNull());
      expect(stops()).toBe(0);
      await user.tab();
      await user.tab();
      expect(focused()).toBe('body');
      unmount();
      function App() {
        const apiRef = useTreeViewApiRef();
        const [expanded, setExpanded] = useState<string[]>(['c', 'c1']);
        const isShown = (itemId: string, open: readonly string[]): boolean => {
          const parentId = apiRef.current?.getParentId(itemId);
          return !parentId || (open.includes(parentId) && isShown(parentId, open));
        };
        return (
          <Tree
            apiRef={apiRef}
            defaultSelectedItems="c11"
            expandedItems={expanded}
            onExpandedItemsChange={(_, ids) => setExpanded(ids.filter((id) => isShown(id, ids)))}
          />
        );
      }
      const app = show(<App />);
      act(() => itemOf('C').focus());
      await app.user.keyboard('{ArrowLeft}');
      expect(stops()).toBe(1);
    },
  );
});

describe('from code', () => {
  proves(
    [
      'Before the call, all parents of the item must be open and rendered, so open them in `flushSync`:',
      'If you open the parent and call `focusItem()` without `flushSync`, `onItemFocus` is called, but no element receives the focus.',
      'If the parent of the item is closed, or no item has the id, `focusItem()` does nothing.',
      'If the item is disabled, `focusItem()` focuses it anyway.',
      'If you have no event, for example in an effect, call `getItemDOMElement(itemId)?.focus()` instead.',
    ],
    async () => {
      const { user, unmount } = show(<GoToStation />);
      await user.click(screen.getByRole('button', { name: 'Go to Voss' }));
      expect(focused()).toBe('Voss');
      await user.click(screen.getByRole('button', { name: 'Go to Bari' }));
      expect(focused()).toBe('Bari');
      unmount();
      const { calls, onItemFocus } = recorder();
      function App() {
        const apiRef = useTreeViewApiRef();
        return (
          <>
            <button
              type="button"
              onClick={(event) => {
                apiRef.current?.focusItem(event, 'none');
                apiRef.current?.focusItem(event, 'a1');
              }}
            >
              Closed
            </button>
            <button
              type="button"
              onClick={(event) => {
                apiRef.current?.setItemExpansion({ itemId: 'a', shouldBeExpanded: true });
                apiRef.current?.focusItem(event, 'a1');
              }}
            >
              Too early
            </button>
            <button type="button" onClick={(event) => apiRef.current?.focusItem(event, 'b')}>
              Disabled
            </button>
            <button type="button" onClick={() => apiRef.current?.getItemDOMElement('c')?.focus()}>
              Element
            </button>
            <Tree apiRef={apiRef} onItemFocus={onItemFocus} isItemDisabled={isB} />
          </>
        );
      }
      const app = show(<App />);
      const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
      await press('Closed');
      expect([calls, focused()]).toEqual([[], 'button']);
      await press('Too early');
      expect([calls, focused()]).toEqual([[['click', 'a1']], 'button']);
      await press('Disabled');
      expect(focused()).toBe('B');
      await press('Element');
      expect([calls.at(-1), focused()]).toEqual([['focus', 'c'], 'C']);
    },
  );
});

describe('when items change', () => {
  proves(
    [
      'If the focused item is removed, the focus moves to another item or is lost.',
      "| It's removed, alone or with its parent | To the [item that Tab would reach](#where-tab-goes) |",
      "| It's removed, and is itself the item that Tab would reach | It's lost |",
    ],
    () => {
      const { calls, onItemFocus } = recorder();
      const props: TreeProps = { onItemFocus, defaultExpandedItems: ['c', 'c1'] };
      const after = (label: string, without: string, more: TreeProps = {}) => {
        const { rerender, unmount } = show(<Tree {...props} {...more} />);
        act(() => itemOf(label).focus());
        calls.length = 0;
        rerender(<Tree {...props} {...more} items={items.filter(({ id }) => id !== without)} />);
        const at = [focused(), calls.at(-1)];
        unmount();
        return at;
      };
      expect(after('B', 'b')).toEqual(['A', [null, 'a']]);
      expect(after('C11', 'c')).toEqual(['A', [null, 'a']]);
      expect(after('B', 'b', { defaultSelectedItems: 'c' })).toEqual(['C', [null, 'c']]);
      expect(after('A', 'a')).toEqual(['body', [null, 'a']]);
      expect(after('B', 'b', { defaultSelectedItems: 'b' })).toEqual(['body', [null, 'b']]);
    },
  );

  proves(
    [
      "| It moves to another parent | It's lost |",
      '| It moves within its parent, or gets a new label | It stays |',
      "| It's disabled | It stays, and the arrow keys continue from there |",
      "| Your code closes its parent | It's lost after the animation |",
    ],
    async () => {
      const props: TreeProps = { expandedItems: ['a', 'c'] };
      const { user, rerender } = show(<Tree {...props} />);
      act(() => itemOf('B').focus());
      const turned = makeItems()
        .reverse()
        .map((item) => (item.id === 'b' ? { ...item, label: 'New' } : item));
      rerender(<Tree {...props} items={turned} />);
      expect(focused()).toBe('New');
      rerender(<Tree {...props} isItemDisabled={isB} />);
      expect(focused()).toBe('B');
      await user.keyboard('{ArrowDown}');
      expect(focused()).toBe('C');
      act(() => itemOf('A1').focus());
      rerender(<Tree {...props} expandedItems={[]} />);
      expect(focused()).toBe('A1');
      await waitFor(() => expect(focused()).toBe('body'));
      rerender(<Tree {...props} />);
      act(() => itemOf('A1').focus());
      const moved = [
        { id: 'a', label: 'A', children: [{ id: 'a2', label: 'A2' }] },
        { id: 'c', label: 'C', children: [{ id: 'a1', label: 'A1' }] },
      ];
      rerender(<Tree {...props} items={moved} />);
      expect(focused()).toBe('body');
    },
  );

  proves(
    'In this demo, the focus moves to the next errand, or to the previous errand if the last errand is removed:',
    async () => {
      const { user } = show(<RemoveFocused />);
      await user.tab();
      await user.keyboard('{ArrowDown}{Delete}');
      expect(focused()).toBe('Mail the parcel');
      await user.keyboard('{End}{Delete}');
      expect(focused()).toBe('Mail the parcel');
      await user.keyboard('{Delete}{Delete}');
      expect(screen.queryByRole('treeitem')).toBeNull();
    },
  );
});

describe('dialog', () => {
  proves(
    [
      'A dialog takes the focus when it opens.',
      "The tree has no prop to focus an item, so focus the item in `onEntered` of the dialog's transition:",
      'While a user edits a label in a dialog, <kbd>Escape</kbd> ends editing and also closes the dialog.',
      'To keep the dialog open, stop the event in the text field:',
    ],
    async () => {
      const { user, unmount } = show(<TreeInDialog />);
      await user.click(screen.getByRole('button', { name: 'Station: hamar' }));
      await waitFor(() => expect(focused()).toBe('Hamar'));
      expect(within(screen.getByRole('dialog')).getByRole('tree')).toBeInTheDocument();
      unmount();
      const onClose = jest.fn();
      const plain = (stop: boolean) => (
        <Dialog open onClose={onClose} aria-label="Dialog">
          <Tree
            isItemEditable
            {...{ autoFocus: true }}
            slotProps={{
              item: {
                slotProps: {
                  labelInput: {
                    onKeyDown: (event) => stop && event.key === 'Escape' && event.stopPropagation(),
                  },
                },
              },
            }}
          />
        </Dialog>
      );
      const dialog = show(plain(false));
      expect(document.activeElement).toHaveAttribute('role', 'dialog');
      await dialog.user.dblClick(labelOf('B'));
      await dialog.user.keyboard('{Escape}');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(onClose).toHaveBeenCalledTimes(1);
      dialog.rerender(plain(true));
      await dialog.user.dblClick(labelOf('B'));
      await dialog.user.keyboard('{Escape}');
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'The focused row has a slightly darker background, the class `Mui-focused`, and the attribute `data-focused`, even after a click.',
    ],
    async () => {
      const { user } = show(<Tree />);
      await user.click(labelOf('B'));
      const row = itemOf('B').querySelector('.MuiTreeItem-content');
      expect(row).toHaveClass('Mui-focused');
      expect(row).toHaveAttribute('data-focused');
    },
  );
});
