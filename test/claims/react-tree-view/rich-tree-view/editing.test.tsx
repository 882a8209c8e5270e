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

const input = () => screen.queryByRole<HTMLInputElement>('textbox');

function showEditable(props: TreeProps = {}) {
  const onItemLabelChange = jest.fn();
  const shown = showWithApi({ isItemEditable: true, onItemLabelChange, ...props });
  return { ...shown, saved: onItemLabelChange.mock.calls as unknown[] };
}

describe('editing', () => {
  proves(
    [
      'Set `isItemEditable` to let users rename items in the tree.',
      'A double-click on a label or <kbd>Enter</kbd> turns the label into an input.',
      "The tree shows the new label even if you don't save it.",
      'When `items` changes, the tree shows the label of your data again.',
      'The input has no accessible name.',
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
      '| Double-click on a label | Starts editing. In a tree without checkboxes, also selects the item |',
      '| <kbd>Enter</kbd> on the focused item | Starts editing |',
      '| <kbd>Enter</kbd> in the input | Saves the label and moves the focus to the item |',
      '| <kbd>Escape</kbd> | Restores the old label and moves the focus to the item |',
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
      rerender({ checkboxSelection: true, isItemEditable: true });
      await user.dblClick(labelOf('C'));
      expect([input()?.value, selected()]).toEqual(['C', ['A1']]);
    },
  );

  proves(
    [
      "An empty label can't be saved: after <kbd>Tab</kbd> or a click, the empty input stays.",
      '<kbd>Escape</kbd> in the input ends editing.',
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
      act(() => input()?.focus());
      await user.keyboard('{Escape}');
      expect([input(), labels().at(-1)]).toEqual([null, 'C']);
    },
  );

  proves(
    [
      'If the user saves without a change, `onItemLabelChange` is called with the same label.',
      'It is also called with a label of spaces only.',
      "<kbd>F2</kbd> doesn't start editing.",
      'In a tree with editable labels, the expansion changes too:',
      "A click on a label doesn't open the item.",
      'A click on its icon does.',
      '<kbd>Enter</kbd> edits the label. Users open items with <kbd>→</kbd>, and select them with <kbd>Space</kbd>.',
      'If you set `expansionTrigger="content"`, a click on the label opens the item again.',
      'A double-click then opens and closes the item before editing starts.',
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
      await user.click(iconOf('C'));
      expect(opened()).toEqual(['A', 'C']);
      await user.click(iconOf('C'));
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
      'Pass a function as `isItemEditable`. It receives the item:',
      'The row of an editable item has the attribute `data-editable`.',
      'This demo uses it to gray out the other rows.',
      'A double-click also edits the label of a disabled item.',
    ],
    async () => {
      const { user, unmount } = show(<SomeEditable />);
      await user.dblClick(labelOf('Trash'));
      expect(input()).toBeNull();
      expect(
        [...document.querySelectorAll('[data-editable]')].map((row) => row.textContent),
      ).toEqual(['Vet', 'Garden']);
      await user.dblClick(labelOf('Garden'));
      expect(input()).toHaveValue('Garden');
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
      'Call `setEditedItem(itemId)` of the API object.',
      'To name a new item, wait until the tree has rendered the item, with `flushSync` or in an effect:',
      'Then call `focusItem(event, itemId)`, or no element has the focus.',
      'If another label is being edited and its input keeps the focus, `setEditedItem()` discards its text.',
      'If the parent of the item is closed, the input appears when the parent opens.',
      'Open the parent first, with `setItemExpansion({ itemId: parentId, shouldBeExpanded: true })`.',
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
      act(() => {
        tree.api().setItemExpansion({ itemId: 'c', shouldBeExpanded: true });
        tree.api().setEditedItem('c1');
      });
      expect(input()).toHaveValue('C1');
    },
  );

  proves(
    [
      'The tree ignores what `onItemLabelChange` returns, so check the text while the user types.',
      "In this demo, <kbd>Enter</kbd> doesn't save an invalid label.",
      'If the user leaves the input, the invalid label is discarded.',
      "To check only at the end, don't change your data for an invalid label.",
      'Pass a new array with the same items instead: `setItems((previous) => [...previous])`. The tree then shows the old label.',
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
      'Show the new label immediately, and restore the old label if the server refuses.',
      'This demo also turns editing off for an item that is being saved.',
      "A late response then can't replace a newer label:",
      "The tree doesn't wait for a promise and doesn't catch its error, so catch errors in your handler.",
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
      await user.dblClick(labelOf('Lima'));
      await user.clear(screen.getByRole('textbox'));
      await user.keyboard('  {Enter}');
      expect(labels()).toEqual(['Travel', 'Oslo 2', 'Lima', 'Recipes']);
    },
  );
});

describe('while somebody types', () => {
  proves(
    [
      'If `items` changes, the input keeps its text.',
      'After <kbd>Escape</kbd>, the tree shows the new label.',
      "If the item is removed, the text is lost and `onItemLabelChange` isn't called.",
      'If the item returns, its input is open again.',
      'If the item moves to another parent, the input stays open but contains the old label.',
      "If the label can't be edited any more, the input stays open with the user's text, but can't save.",
      'React warns about an uncontrolled input.',
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
      await other.user.keyboard('2');
      other.rerender({ isItemEditable: false });
      expect(input()).toHaveValue('B2');
      await other.user.keyboard('3');
      expect(input()).toHaveValue('B23');
      await other.user.keyboard('{Enter}');
      expect(other.saved).toEqual([]);
      expectConsole('error', /changing a controlled input to be uncontrolled/);
    },
  );
});
