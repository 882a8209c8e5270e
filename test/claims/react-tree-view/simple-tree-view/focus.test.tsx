import { useEffect } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import FindDevice from '../../../../docs/x/react-tree-view/simple-tree-view/focus/FindDevice';
import FolderFocus from '../../../../docs/x/react-tree-view/simple-tree-view/focus/FolderFocus';
import RemovableFiles from '../../../../docs/x/react-tree-view/simple-tree-view/focus/RemovableFiles';
import SettingsNavigation from '../../../../docs/x/react-tree-view/simple-tree-view/focus/SettingsNavigation';
import { act, proves, exempt, expectTypeError, pause, screen, show } from '../../harness';
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
      'The tree is one stop of the <kbd>Tab</kbd> key; arrow keys move the focus inside.',
      'Here the selection follows the focus, so the arrow keys alone switch folders:',
      'If the selection follows the focus, as above, both are the same.',
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
      "<kbd>Tab</kbd> goes to the first selected item that is shown and not disabled, else to the first item of the tree that isn't disabled.",
      'Arrow keys move the focus, not the tab stop.',
      'Who leaves the tree and comes back is at the tab stop again, not where they were.',
      'From an item above the tab stop, <kbd>Tab</kbd> goes to the tab stop first and leaves the tree with the second press.',
      'If all items are disabled, <kbd>Tab</kbd> skips the tree.',
      '`disabledItemsFocusable` lets it in.',
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
      '`onItemFocus(event, itemId)` is called when an item gets the focus.',
      'Treat it as a state, not as a count: a click calls it once, an arrow key twice, first with the event `focus` and then with `keydown`.',
      '`event` is `null` when the focused item was removed and the tab stop takes over.',
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
      'No callback tells that the focus left.',
      '`onBlur` on a `TreeItem` is also called for items below it, so compare `event.target` with `event.currentTarget`.',
      'The same holds for `onKeyDown`.',
      "To stop the tree from acting on a key, set `event.defaultMuiPrevented` in the item's `onKeyDown`.",
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
      '`onFocus` and `onBlur` on the tree are never called.',
      'Pass them as `slotProps.root` instead.',
      '`onKeyDown` on the tree works.',
      "`onFocus` on a `TreeItem` isn't supported; its type is `null`.",
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
      '`focusItem(event, itemId)` of `apiRef` focuses a mounted item, disabled ones among them.',
      'If its parent is closed, nothing happens and nothing is said.',
      'So open all of its ancestors first, in `flushSync`, which mounts them at once:',
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
      '`event` is only handed on to `onItemFocus`.',
      'Without one, `getItemDOMElement(itemId)?.focus()` does the same.',
      '`scrollIntoView()` on this element scrolls and leaves the focus alone.',
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
      'Neither works in an effect of the first render: items have no final `id` yet.',
      '`focusItem` then marks the item as focused, and the focus stays where it was.',
      'Wait with `setTimeout`.',
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
      "The tree handles keys and clicks inside of a label as its own: <kbd>Space</kbd> and <kbd>Enter</kbd> on a button select the item or turn its selection around and don't press the button, and a click on it also selects the item.",
      'Only <kbd>Enter</kbd> in a leaf that is selected already presses it, and not with `multiSelect`.',
      'Stop both with `stopPropagation()` on the button.',
      'When an item goes while a button in it has the focus, the focus falls back to the page.',
      'Focus another item before, as `remove` does.',
      'Then give people a key for the same thing: here <kbd>Delete</kbd> on the item.',
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
      "A tree is a list to choose from, and <kbd>Enter</kbd> on an item doesn't follow a link in it.",
      'This item presses its link for the keyboard, and the current page is the selected one.',
      'With `expansionTrigger="iconContainer"`, the link of a parent doesn\'t open it.',
      '<kbd>→</kbd> and <kbd>←</kbd> still open and close.',
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

exempt(
  [
    '`tabIndex={-1}` keeps the buttons of many items out of the way of <kbd>Tab</kbd>.',
    "Moving the focus without a wish of the people who use your app confuses those who don't see the page.",
  ],
  'About the browser and people, not the packages.',
);
