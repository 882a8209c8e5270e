import { useState } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import EditableLabels from '../../../../docs/x/react-tree-view/rich-tree-view/editing/EditableLabels';
import NewNotebook from '../../../../docs/x/react-tree-view/rich-tree-view/editing/NewNotebook';
import SaveOnServer from '../../../../docs/x/react-tree-view/rich-tree-view/editing/SaveOnServer';
import SomeEditable from '../../../../docs/x/react-tree-view/rich-tree-view/editing/SomeEditable';
import ValidatedLabels from '../../../../docs/x/react-tree-view/rich-tree-view/editing/ValidatedLabels';
import { act, proves, expectConsole, screen, show, waitFor } from '../../harness';
import {
  focused,
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

const input = () => screen.queryByRole<HTMLInputElement>('textbox');

function showEditable(props: TreeProps = {}) {
  const onItemLabelChange = jest.fn();
  const shown = showWithApi({ isItemEditable: true, onItemLabelChange, ...props });
  return { ...shown, saved: onItemLabelChange.mock.calls as unknown[] };
}

describe('editing', () => {
  proves(
    [
      '`isItemEditable` lets people rename items: a double click on a label, or <kbd>Enter</kbd>, turns it into an input.',
      '`onItemLabelChange(itemId, newLabel)` gives you the new label.',
      'Put it into your data: the tree shows it right away, but reads the old one again with the next new `items`.',
      'The input has no name of its own.',
    ],
    async () => {
      const { user, unmount } = show(<EditableLabels />);
      await user.dblClick(labelOf('Lima'));
      expect(input()).toHaveAccessibleName('New name of Lima');
      await user.keyboard(' 2027{Enter}');
      expect(labels()).toEqual(['Travel', 'Oslo', 'Lima 2027', 'Recipes']);
      unmount();
      const tree = showEditable();
      act(() => itemOf('B').focus());
      await tree.user.keyboard('{Enter}');
      expect(input()).not.toHaveAccessibleName();
      await tree.user.keyboard('2{Enter}');
      expect(tree.saved).toEqual([['b', 'B2']]);
      tree.rerender({});
      expect(labels()).toEqual(['A', 'B2', 'C']);
      tree.rerender({ items: [...items] });
      expect(labels()).toEqual(['A', 'B', 'C']);
    },
  );

  proves(
    [
      '| Double click on a label | Editing begins, with the cursor at the end. The item is selected |',
      "| <kbd>Enter</kbd> on the focused item | Editing begins. Where the label can't be edited, it opens or selects |",
      '| <kbd>Enter</kbd> in the input | Saves and puts the focus on the item |',
      '| <kbd>Escape</kbd> | Drops the change and puts the focus on the item |',
    ],
    async () => {
      const { user, saved, rerender } = showEditable();
      await user.dblClick(labelOf('B'));
      expect([input()?.selectionStart, input()?.selectionEnd]).toEqual([1, 1]);
      await user.keyboard('2{Enter}');
      expect([saved, focused(), selected()]).toEqual([[['b', 'B2']], 'B2', ['B2']]);
      await user.keyboard('{Enter}3{Escape}');
      expect([saved.length, focused(), labels()[1]]).toEqual([1, 'B2', 'B2']);
      rerender({ isItemEditable: ({ id }) => id === 'b' });
      act(() => itemOf('A').focus());
      await user.keyboard('{Enter}');
      expect(opened()).toEqual(['A']);
      await user.keyboard('{ArrowDown}{Enter}');
      expect([input(), selected()]).toEqual([null, ['A1']]);
    },
  );

  proves(
    [
      '| <kbd>Tab</kbd>, a click elsewhere | Saves |',
      '| Any of these but <kbd>Escape</kbd> with nothing typed in the input | Nothing: the input stays |',
    ],
    async () => {
      const { user, saved } = showEditable();
      await user.dblClick(labelOf('B'));
      await user.keyboard('2{Tab}');
      expect(saved).toEqual([['b', 'B2']]);
      await user.dblClick(labelOf('B2'));
      await user.keyboard('3');
      await user.click(document.body);
      expect(saved).toEqual([
        ['b', 'B2'],
        ['b', 'B23'],
      ]);
      await user.dblClick(labelOf('C'));
      await user.keyboard('{Backspace}{Enter}');
      expect(input()).toHaveValue('');
      await user.tab();
      expect(input()).toHaveValue('');
      await user.click(document.body);
      expect(input()).toHaveValue('');
      expect(saved).toHaveLength(2);
    },
  );

  proves(
    [
      "`onItemLabelChange` is called for an unchanged label too, and for one of spaces. It isn't called for <kbd>Escape</kbd>.",
      '<kbd>F2</kbd> does nothing.',
      'With an editable label, <kbd>Enter</kbd> neither opens nor selects: <kbd>→</kbd> and <kbd>Space</kbd> do.',
      "A click on the label of an editable tree doesn't open the item.",
      '`expansionTrigger="content"` brings that back, but then a double click opens and closes it on the way.',
    ],
    async () => {
      const onExpandedItemsChange = jest.fn();
      const { user, saved, rerender } = showEditable({ onExpandedItemsChange });
      await user.dblClick(labelOf('B'));
      await user.keyboard('{Enter}');
      await user.keyboard('{Enter}{Backspace}  {Enter}');
      await user.keyboard('{Enter}x{Escape}');
      expect(saved).toEqual([
        ['b', 'B'],
        ['b', '  '],
      ]);
      act(() => itemOf('A').focus());
      await user.keyboard('{F2}');
      expect(input()).toBeNull();
      await user.keyboard('{Enter}');
      expect(opened()).toEqual([]);
      await user.keyboard('{Escape} {ArrowRight}');
      expect([selected(), opened()]).toEqual([['A'], ['A']]);
      await user.click(labelOf('C'));
      expect(opened()).toEqual(['A']);
      rerender({ expansionTrigger: 'content' });
      onExpandedItemsChange.mockClear();
      await user.dblClick(labelOf('C'));
      expect(onExpandedItemsChange).toHaveBeenCalledTimes(2);
      expect(opened()).toEqual(['A']);
      expect(input()).toHaveValue('C');
    },
  );

  proves(
    [
      '`isItemEditable` may be a function that gets the item.',
      'The row of an editable item has the attribute `data-editable`, here the dark ones.',
      'It says nothing about disabled items: a double click edits these as well, so leave them out in your function.',
    ],
    async () => {
      const { user, unmount } = show(<SomeEditable />);
      await user.dblClick(labelOf('Bin'));
      expect(input()).toBeNull();
      expect(
        [...document.querySelectorAll('[data-editable]')].map((row) => row.textContent),
      ).toEqual(['Vet', 'Allotment']);
      await user.dblClick(labelOf('Allotment'));
      expect(input()).toHaveValue('Allotment');
      unmount();
      const tree = showEditable({ isItemDisabled: () => true });
      await tree.user.dblClick(labelOf('B'));
      expect(input()).toHaveValue('B');
    },
  );
});

describe('from code', () => {
  proves(
    [
      '`setEditedItem(itemId)` of the API object begins, `setEditedItem(null)` ends without saving.',
      "For a new item, wait until it's there, with `flushSync` or in an effect.",
      'Only one item is edited at a time. Another `setEditedItem` drops what was typed.',
      'In a closed parent nothing shows until somebody opens it; then the input is there.',
      '`setEditedItem(null)` leaves the focus nowhere.',
    ],
    async () => {
      const { user, unmount } = show(<NewNotebook />);
      await user.click(screen.getByRole('button', { name: 'New notebook' }));
      expect(input()).toHaveFocus();
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('Garden{Enter}');
      expect([labels().at(-1), focused()]).toEqual(['Garden', 'Garden']);
      await user.click(screen.getByRole('button', { name: 'Rename' }));
      expect(input()).toHaveValue('Garden');
      unmount();
      function App() {
        const apiRef = useTreeViewApiRef();
        const [shown, setShown] = useState(makeItems);
        return (
          <>
            <button
              type="button"
              onClick={() => {
                setShown([...items, { id: 'new', label: 'New' }]);
                apiRef.current?.setEditedItem('new');
              }}
            >
              Add
            </button>
            <Tree apiRef={apiRef} items={shown} isItemEditable />
          </>
        );
      }
      const app = show(<App />);
      await app.user.click(screen.getByRole('button'));
      expect([labels().at(-1), input()]).toEqual(['New', null]);
      app.unmount();
      const tree = showEditable();
      act(() => tree.api().setEditedItem('b'));
      await tree.user.keyboard('2');
      act(() => tree.api().setEditedItem('c'));
      expect([labels(), input()?.value]).toEqual([['A', 'B'], 'C']);
      await tree.user.keyboard('2');
      act(() => tree.api().setEditedItem(null));
      expect([labels(), tree.saved, focused()]).toEqual([['A', 'B', 'C'], [], 'body']);
      act(() => tree.api().setEditedItem('a1'));
      expect(input()).toBeNull();
      act(() => tree.api().setItemExpansion({ itemId: 'a' }));
      expect(input()).toHaveValue('A1');
    },
  );

  proves(
    [
      "Returning something from `onItemLabelChange` doesn't refuse a label.",
      "Check while people type, with the input's own handlers, and set `event.defaultMuiPrevented` to keep the tree from saving.",
      'Here <kbd>Enter</kbd> refuses an invalid label, and leaving the input drops it:',
      'The handlers go to `slotProps.labelInput` of the item, which `slotProps.item` reaches for all items. `onChange` comes without a choice: the tree takes what is typed.',
      'To check only at the end, leave your data as it is and pass `items` as a new array: the old label is back, and editing has ended.',
    ],
    async () => {
      const { user, unmount } = show(<ValidatedLabels />);
      await user.dblClick(labelOf('Design'));
      await user.clear(screen.getByRole('textbox'));
      expect(screen.getByRole('alert')).toHaveTextContent('A team needs a name.');
      await user.keyboard('sales{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('Another team has this name.');
      expect(input()).toHaveAttribute('aria-invalid', 'true');
      await user.click(labelOf('Support'));
      expect([input(), labels()]).toEqual([null, ['Support', 'Design', 'Sales']]);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await user.dblClick(labelOf('Design'));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('sales EU {Enter}');
      expect(labels()).toEqual(['Support', 'sales EU', 'Sales']);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await user.keyboard('{Enter}');
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('{Escape}');
      expect(labels()).toEqual(['Support', 'sales EU', 'Sales']);
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      unmount();
      const refused = jest.fn(() => false);
      function App() {
        const [shown, setShown] = useState(items);
        return (
          <Tree
            items={shown}
            isItemEditable
            onItemLabelChange={(_, label) => {
              if (label === 'B2') {
                setShown([...shown]);
              }
              return refused();
            }}
          />
        );
      }
      const app = show(<App />);
      await app.user.dblClick(labelOf('B'));
      await app.user.keyboard('1{Enter}');
      expect(labels()).toEqual(['A', 'B1', 'C']);
      await app.user.keyboard('{Enter}{Backspace}2{Enter}');
      expect([labels(), input()]).toEqual([['A', 'B', 'C'], null]);
    },
  );

  proves(
    [
      'Show the new label at once, and put the old one back when the server refuses.',
      "Until the answer is there, this item can't be edited, so that an old answer never replaces a newer name:",
      "The tree doesn't wait for a promise and doesn't catch its error.",
      'Without the label in your data, a fresh array such as `[...items]` is enough to take it back.',
    ],
    async () => {
      const { user } = show(<SaveOnServer />);
      await user.dblClick(labelOf('Lima'));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('Paris{Enter}');
      expect(labels()).toEqual(['Travel', 'Oslo', 'Paris', 'Recipes']);
      await user.dblClick(labelOf('Paris'));
      expect(input()).toBeNull();
      await waitFor(() => expect(labels()[2]).toBe('Lima'), { timeout: 3000 });
      expect(screen.getByRole('status')).toHaveTextContent('There is a notebook called "Paris"');
      await user.dblClick(labelOf('Oslo'));
      await user.keyboard(' 2{Enter}');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Saved Oslo 2'), {
        timeout: 3000,
      });
      expect(labels()).toEqual(['Travel', 'Oslo 2', 'Lima', 'Recipes']);
    },
  );
});

describe('while somebody types', () => {
  proves(
    [
      '| `items` is new, the item still there | The input keeps what was typed. After <kbd>Escape</kbd>, the new label shows |',
      "| The item is removed | The text is lost, nothing is called. If it comes back, it's in editing again |",
      '| The item moves to another parent | Editing goes on with the label as it was before |',
      "| The label isn't editable any more | The input stays with its old text and can't save; React warns about an uncontrolled input |",
    ],
    async () => {
      const { user, rerender, saved, unmount } = showEditable({ defaultExpandedItems: ['a'] });
      await user.dblClick(labelOf('B'));
      await user.keyboard('2');
      rerender({
        items: makeItems().map((item) => (item.id === 'b' ? { ...item, label: 'New' } : item)),
      });
      expect(input()).toHaveValue('B2');
      await user.keyboard('{Escape}');
      expect(labelOf('New')).toBeInTheDocument();
      await user.dblClick(labelOf('New'));
      await user.keyboard('2');
      rerender({ items: items.filter(({ id }) => id !== 'b') });
      expect([input(), saved]).toEqual([null, []]);
      rerender({ items });
      expect(input()).toHaveValue('B');
      await user.keyboard('3');
      rerender({
        items: [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }],
      });
      expect(input()).toHaveValue('B');
      await user.keyboard('4{Enter}');
      expect(saved).toEqual([['b', 'B4']]);
      unmount();
      const other = showEditable();
      await other.user.dblClick(labelOf('B'));
      other.rerender({ isItemEditable: false });
      expect(input()).toHaveValue('B');
      await other.user.keyboard('{Enter}');
      expect(other.saved).toEqual([]);
      expectConsole('error', /changing a controlled input to be uncontrolled/);
    },
  );
});
