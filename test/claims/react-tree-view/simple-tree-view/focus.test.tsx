import { useEffect } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import FindDevice from '../../../../docs/x/react-tree-view/simple-tree-view/focus/FindDevice';
import FolderFocus from '../../../../docs/x/react-tree-view/simple-tree-view/focus/FolderFocus';
import RemovableFiles from '../../../../docs/x/react-tree-view/simple-tree-view/focus/RemovableFiles';
import SettingsNavigation from '../../../../docs/x/react-tree-view/simple-tree-view/focus/SettingsNavigation';
import { act, proves, expectTypeError, pause, screen, show } from '../../harness';
import {
  focused,
  isOpen,
  itemOf,
  labelOf,
  labels,
  leaves,
  markedAsFocused,
  type SimpleTreeProps,
  selected,
  showTree,
  tabStops,
  Tree,
} from '../../simpleTree';

/** A tree whose calls of `onItemFocus` are recorded. */
function showRecorded(props: SimpleTreeProps = {}) {
  const calls: unknown[] = [];
  const shown = showTree({
    ...props,
    onItemFocus: (event, id) => calls.push([event?.type ?? null, id]),
  });
  return { ...shown, calls };
}

describe('tab stop', () => {
  proves(
    [
      'The tree is one tab stop, and arrow keys move the focus inside.',
      'In this demo, the selection follows the focus, so the arrow keys switch folders:',
      'To return users to the last focused item, let the selection follow the focus, as in the demo above.',
    ],
    async () => {
      const { user } = show(<FolderFocus />);
      await user.tab();
      expect(focused()).toBe('Inbox');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect([focused(), selected(), tabStops()]).toEqual(['Returns', ['Returns'], ['Returns']]);
      expect(screen.getByRole('status')).toHaveTextContent('Open folder: Returns');
      await user.tab();
      expect(document.body).toHaveFocus();
    },
  );

  proves(
    [
      '<kbd>Tab</kbd> moves to the first visible selected item, or to the first item of the tree.',
      'Disabled items are skipped.',
      'Arrow keys move the focus, but not the tab stop.',
      'If users leave the tree and return, the focus is on the tab stop again.',
      'If an item above the tab stop has the focus, <kbd>Tab</kbd> first moves to the tab stop, and then leaves the tree.',
      'If all items are disabled, <kbd>Tab</kbd> skips the tree.',
      'With `disabledItemsFocusable`, <kbd>Tab</kbd> enters the tree.',
      'On this page, the tab stop means this item.',
    ],
    async () => {
      const hidden = show(<Tree multiSelect defaultSelectedItems={['c1', 'c']} />);
      expect(tabStops()).toEqual(['C']);
      await hidden.user.tab();
      await hidden.user.keyboard('{Home}');
      expect([focused(), tabStops()]).toEqual(['A', ['C']]);
      await hidden.user.tab();
      expect(focused()).toBe('C');
      await hidden.user.keyboard('{Home}');
      await hidden.user.tab();
      await hidden.user.tab();
      expect(document.body).toHaveFocus();
      await hidden.user.tab();
      expect(focused()).toBe('C');
      hidden.unmount();
      const disabled = (id: string) => (
        <TreeItem key={id} itemId={id} label={id.toUpperCase()} disabled />
      );
      const some = showTree({
        children: [disabled('x'), leaves(['y'])],
        defaultSelectedItems: 'x',
      });
      expect(tabStops()).toEqual(['Y']);
      some.unmount();
      const { user, unmount } = showTree({ children: disabled('x') });
      await user.tab();
      expect([tabStops(), document.activeElement]).toEqual([[], document.body]);
      unmount();
      const focusable = showTree({ children: disabled('x'), disabledItemsFocusable: true });
      await focusable.user.tab();
      expect(focused()).toBe('X');
    },
  );
});

describe('callbacks', () => {
  proves(
    [
      '`onItemFocus(event, itemId)` is called when an item receives the focus.',
      'A click calls `onItemFocus` once, and an arrow key calls it twice.',
      'If the focused item is removed, the tab stop receives the focus, and `event` is `null`.',
    ],
    async () => {
      const { user, calls, rerender } = showRecorded({ children: leaves(['a', 'b']) });
      await user.click(labelOf('A'));
      expect(calls.splice(0)).toEqual([['focus', 'a']]);
      await user.keyboard('{ArrowDown}');
      expect(calls.splice(0)).toEqual([
        ['focus', 'b'],
        ['keydown', 'b'],
      ]);
      rerender({ children: leaves(['a']) });
      expect(calls).toEqual([[null, 'a']]);
    },
  );

  proves(
    [
      '| Blur of an item | `onBlur` on `TreeItem`. It is also called for items below the item |',
      '| Keys on an item | `onKeyDown` on `TreeItem`. It is also called for items below the item |',
      'To keep the tree from handling a key, set `event.defaultMuiPrevented = true`.',
    ],
    async () => {
      const blurred: boolean[] = [];
      const pressed: boolean[] = [];
      const { user } = showTree({
        defaultExpandedItems: ['p'],
        children: (
          <TreeItem
            itemId="p"
            label="P"
            onBlur={(event) => blurred.push(event.target === event.currentTarget)}
            onKeyDown={(event) => pressed.push(event.target === event.currentTarget)}
          >
            <TreeItem
              itemId="p1"
              label="P1"
              onKeyDown={(event) => {
                event.defaultMuiPrevented = event.key === 'ArrowUp';
              }}
            />
          </TreeItem>
        ),
      });
      act(() => itemOf('P1').focus());
      await user.keyboard('{ArrowUp}');
      expect([focused(), pressed]).toEqual(['P1', [false]]);
      await user.keyboard('{ArrowLeft}');
      expect([focused(), blurred]).toEqual(['P', [false]]);
      await user.tab();
      expect(blurred).toEqual([false, true]);
    },
  );

  proves(
    [
      "| Blur of the tree | `slotProps.root.onBlur`. An `onBlur` prop on the tree isn't called |",
      '| Keys in the tree | `onKeyDown` on the tree |',
      "`TreeItem` doesn't accept `onFocus`.",
    ],
    async () => {
      const onTree = jest.fn();
      const onRoot = jest.fn();
      const onKeyDown = jest.fn();
      const { user } = show(
        <Tree
          onFocus={onTree}
          onBlur={onTree}
          onKeyDown={onKeyDown}
          slotProps={{
            root: { onFocus: () => onRoot('focus'), onBlur: () => onRoot('blur') },
          }}
        />,
      );
      await user.tab();
      await user.keyboard('x');
      await user.tab();
      expect(onTree).not.toHaveBeenCalled();
      expect(onRoot.mock.calls).toEqual([['focus'], ['blur']]);
      expect(onKeyDown).toHaveBeenCalled();
      await expectTypeError(
        `import { TreeItem } from '@mui/x-tree-view/TreeItem';
        export const item = <TreeItem itemId="a" onFocus={() => {}} />;`,
        /TS2322/,
      );
    },
  );
});

describe('from code', () => {
  proves(
    [
      'Disabled items can receive the focus from code.',
      'If a parent is closed, the method has no effect and logs nothing.',
      'The item has to be mounted, so open all its ancestors first, in `flushSync`:',
    ],
    async () => {
      const event = { type: 'own' } as never;
      const { api, calls, unmount } = showRecorded({
        children: [
          <TreeItem key="d" itemId="d" label="D" disabled>
            {leaves(['d1'])}
          </TreeItem>,
        ],
      });
      act(() => api().focusItem(event, 'd1'));
      expect([document.activeElement, calls]).toEqual([document.body, []]);
      act(() => api().focusItem(event, 'd'));
      expect([focused(), calls.at(-1)]).toEqual(['D', ['own', 'd']]);
      unmount();
      const { user } = show(<FindDevice />);
      await user.click(screen.getByRole('button'));
      expect([focused(), markedAsFocused()]).toEqual(['Printer', ['Printer']]);
    },
  );

  proves(
    [
      'Without an event, call `getItemDOMElement(itemId)?.focus()` instead.',
      'To scroll to an item without moving the focus, call `scrollIntoView()` on this element.',
    ],
    () => {
      const { api, calls } = showRecorded();
      act(() => api().getItemDOMElement('c')?.focus());
      expect([focused(), markedAsFocused(), calls]).toEqual(['C', ['C'], [['focus', 'c']]]);
      const scroll = jest.fn();
      const element = api().getItemDOMElement('a');
      Object.assign(element ?? {}, { scrollIntoView: scroll });
      act(() => element?.scrollIntoView());
      expect([scroll.mock.calls.length, focused()]).toEqual([1, 'C']);
    },
  );

  proves(
    [
      "In an effect of the first render, items don't have their final `id` yet.",
      "`focusItem()` then marks the item as focused, but the browser's focus stays where it was.",
      'To focus an item when the tree mounts, wait with `setTimeout`:',
    ],
    async () => {
      const found: unknown[] = [];
      function Start({ wait = false }) {
        const apiRef = useTreeViewApiRef();
        useEffect(() => {
          const focus = () => {
            found.push(apiRef.current?.getItemDOMElement('c')?.id);
            apiRef.current?.focusItem({ type: 'own' } as never, 'c');
          };
          if (!wait) {
            focus();
            return undefined;
          }
          const timeout = setTimeout(focus);
          return () => clearTimeout(timeout);
        }, [apiRef, wait]);
        return <Tree apiRef={apiRef} id="nav" />;
      }
      const { unmount } = show(<Start />);
      expect([document.activeElement, markedAsFocused()]).toEqual([document.body, ['C']]);
      unmount();
      show(<Start wait />);
      await act(() => pause(20));
      expect(focused()).toBe('C');
      expect(found).toEqual([undefined, 'nav-c']);
    },
  );
});

describe('buttons and links', () => {
  proves(
    [
      'The tree handles clicks and keys inside a label.',
      'A click on a button also selects the item.',
      "Without `stopPropagation()` in `onKeyDown`, <kbd>Space</kbd> and <kbd>Enter</kbd> select or unselect the item and don't press the button.",
      'If an item is removed while a button inside it has the focus, the focus falls back to the page.',
      "Call `stopPropagation()` in the button's `onClick` and `onKeyDown`:",
      'Then offer a key for the same action, such as <kbd>Delete</kbd> on the item.',
    ],
    async () => {
      const pressed = jest.fn();
      const item = (
        <TreeItem
          itemId="i"
          label={
            <button type="button" onClick={pressed}>
              Go
            </button>
          }
        />
      );
      const { user, rerender, unmount } = showTree({ children: item });
      const press = async (key: string) => {
        act(() => screen.getByRole('button').focus());
        await user.keyboard(key);
        return [selected(), pressed.mock.calls.length];
      };
      expect(await press('{Enter}')).toEqual([['Go'], 0]);
      expect(await press(' ')).toEqual([[], 0]);
      expect(await press(' ')).toEqual([['Go'], 0]);
      expect(await press('{Enter}')).toEqual([['Go'], 1]);
      await press(' ');
      await user.click(screen.getByRole('button'));
      expect([selected(), pressed.mock.calls.length]).toEqual([['Go'], 2]);
      act(() => screen.getByRole('button').focus());
      rerender({ children: leaves(['a']) });
      expect(document.body).toHaveFocus();
      unmount();
      const several = showTree({ children: item, multiSelect: true, defaultSelectedItems: ['i'] });
      expect(await press('{Enter}')).toEqual([[], 2]);
      several.unmount();
      const demo = show(<RemovableFiles />);
      const button = screen.getByRole('button', { name: 'Remove costs.xlsx' });
      act(() => button.focus());
      await demo.user.keyboard('{Enter}');
      expect([labels().length, selected()]).toEqual([3, []]);
      expect(document.activeElement).toHaveTextContent('site.jpg');
      await demo.user.keyboard('{Delete}');
      expect(document.activeElement).toHaveTextContent('plan.pdf');
      await demo.user.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
      expect([focused(), labels()]).toEqual(['Attachments', ['Attachments']]);
    },
  );

  proves(
    [
      "In a tree, <kbd>Enter</kbd> doesn't follow a link in an item.",
      'The items of this demo click their link when users press <kbd>Enter</kbd>, and the current page is the selected item:',
      'With `expansionTrigger="iconContainer"`, a click on the link of a parent doesn\'t open the parent.',
      '<kbd>→</kbd> and <kbd>←</kbd> still open and close it.',
    ],
    async () => {
      const followed = jest.fn();
      const plain = show(
        <Tree>
          <TreeItem
            itemId="l"
            label={
              <a href="#there" onClick={followed}>
                There
              </a>
            }
          />
        </Tree>,
      );
      act(() => itemOf('There').focus());
      await plain.user.keyboard('{Enter}');
      expect(followed).not.toHaveBeenCalled();
      plain.unmount();
      const { user } = show(<SettingsNavigation />);
      act(() => itemOf('Billing').focus());
      await user.keyboard('{Enter}');
      expect(selected()).toEqual(['Billing']);
      expect(screen.getByRole('status')).toHaveTextContent('Page: /settings/billing');
      await user.click(labelOf('Team'));
      expect([selected(), isOpen('Team'), focused()]).toEqual([['Team'], true, 'Team']);
      await user.keyboard('{ArrowLeft}');
      expect(isOpen('Team')).toBe(false);
      await user.keyboard('{ArrowRight}');
      expect(isOpen('Team')).toBe(true);
    },
  );
});
