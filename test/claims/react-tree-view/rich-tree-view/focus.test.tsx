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
      'The whole tree is one stop for <kbd>Tab</kbd>; arrow keys move inside.',
      '`onItemFocus(event, itemId)` says which item has the focus.',
      'in `slotProps.root`, as here, they are, for moves between items too.',
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
      'A single arrow key may call it twice, once with a `focus` and once with a `keydown` event.',
      '`onFocus` and `onBlur` as props of the tree are never called in this version, although they are in the types;',
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
      'The first id of the selection whose item is there, is enabled, and has an open parent.',
      "Else the first enabled item at the top. After people leave the tree and come back, they're there again, not at their last item.",
      'An empty tree, or one of disabled items, has no stop.',
      'With `disabledItemsFocusable`, disabled items count too.',
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
      "When a selected item is hidden because its parent's parent is closed, while the parent itself is in `expandedItems`, the tree has no stop at all: nobody reaches it with <kbd>Tab</kbd>.",
      'People get there by selecting an item of the third level and closing the first.',
      'Take closed branches out of the list to avoid it:',
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
      'All of its parents have to be open, and rendered: `flushSync` does that between two lines.',
      "Without `flushSync`, the item isn't in the document yet: `onItemFocus` is called, and nothing gets the focus.",
      'Nothing happens for an unknown id, or in a closed parent. A disabled item does get the focus.',
      'Where you have no event, such as in an effect, `getItemDOMElement(itemId)?.focus()` does the same.',
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
      "| It's removed, alone or with its parent | To the item that <kbd>Tab</kbd> would reach; `onItemFocus` is called |",
      "| It's removed, and <kbd>Tab</kbd> would have reached it | Nowhere. `onItemFocus` is called with the id that is gone |",
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
      '| It moves to another parent | Nowhere |',
      '| It moves among its siblings, or gets a new label | It stays |',
      '| It becomes disabled | It stays; the arrow keys go on from there |',
      '| Your code closes a parent | Nowhere, once the motion has ended |',
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
    [
      'The item that <kbd>Tab</kbd> would reach is often at the top, far away.',
      'Say yourself where the focus goes: here to the next errand, or the one before.',
    ],
    async () => {
      const { user } = show(<RemoveFocused />);
      await user.tab();
      await user.keyboard('{ArrowDown}{Delete}');
      expect(focused()).toBe('Post the parcel');
      await user.keyboard('{End}{Delete}');
      expect(focused()).toBe('Post the parcel');
      await user.keyboard('{Delete}{Delete}');
      expect(screen.queryByRole('treeitem')).toBeNull();
    },
  );
});

describe('dialog', () => {
  proves(
    [
      'A dialog puts the focus on itself when it opens.',
      "The tree has no `autoFocus` for its items, so give it the focus after the dialog's motion:",
      'While a label is edited, <kbd>Escape</kbd> ends the editing and closes the dialog too.',
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
      'The focused row has the class `Mui-focused` and the attribute `data-focused`, and a slightly darker background.',
      'After a click it has them too.',
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
