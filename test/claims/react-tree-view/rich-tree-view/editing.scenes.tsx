/** What the claims of editing open in the real browser. */
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';

const items = ['Queen', 'Rook'].map((label) => ({ id: label, label }));

/** Editable labels, what was saved, a field outside, and buttons that cancel with and without the focus. */
export function Editing() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = useState<readonly string[]>([]);
  const cancel = () => apiRef.current?.setEditedItem(null);
  return (
    <div>
      <RichTreeView
        aria-label="Pieces"
        apiRef={apiRef}
        items={items}
        isItemEditable
        onItemLabelChange={(_itemId, label) => setSaved((before) => [...before, label])}
      />
      <input aria-label="Search" />
      <button type="button" onClick={cancel}>
        Leave
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={cancel}>
        Cancel
      </button>
      <output>{saved.join()}</output>
    </div>
  );
}

/** Two levels, with F2 for each item, and the number of labels that were saved. */
export function WithF2() {
  const apiRef = useTreeViewApiRef();
  return (
    <RichTreeView
      aria-label="Pieces"
      apiRef={apiRef}
      items={[{ id: 'board', label: 'Board', children: items }]}
      defaultExpandedItems={['board']}
      isItemEditable
      slotProps={{
        item: ({ itemId }) => ({
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'F2' && event.target === event.currentTarget) {
              apiRef.current?.setEditedItem(itemId);
            }
          },
        }),
      }}
    />
  );
}

/** "Rename" in a menu: at once, or when the menu has closed. */
function RenameMenu({ isLate }: { readonly isLate: boolean }) {
  const apiRef = useTreeViewApiRef();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const chosenId = useRef<string | null>(null);
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const closeMenu = (id: string | null) => {
    chosenId.current = id;
    setAnchorEl(null);
    if (!isLate) {
      apiRef.current?.setEditedItem(id);
    }
  };
  const startEditing = () => {
    if (chosenId.current) {
      apiRef.current?.setEditedItem(chosenId.current);
    } else {
      buttonRef.current?.focus();
    }
  };
  const late = isLate && {
    disableRestoreFocus: true,
    slotProps: { transition: { onExited: startEditing } },
  };
  return (
    <div>
      <RichTreeView aria-label="Pieces" apiRef={apiRef} items={items} isItemEditable />
      <button ref={buttonRef} type="button" onClick={(event) => setAnchorEl(event.currentTarget)}>
        Actions
      </button>
      <Menu anchorEl={anchorEl} open={anchorEl !== null} onClose={() => closeMenu(null)} {...late}>
        <MenuItem onClick={() => closeMenu('Queen')}>Rename</MenuItem>
      </Menu>
    </div>
  );
}

export const MenuAtOnce = () => <RenameMenu isLate={false} />;

export const MenuLate = () => <RenameMenu isLate />;

/** The input saves on its own when the focus leaves. */
export function SaveOnBlur() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = useState<readonly string[]>([]);
  const saveOnBlur = (
    event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent,
    itemId: string,
  ) => {
    const input = event.currentTarget;
    const isInTree = input.closest('[role="tree"]')?.contains(event.relatedTarget);
    if (input.value && !isInTree) {
      event.defaultMuiPrevented = true;
      apiRef.current?.setEditedItem(null);
      apiRef.current?.updateItemLabel(itemId, input.value);
    }
  };
  return (
    <div>
      <RichTreeView
        aria-label="Pieces"
        apiRef={apiRef}
        items={items}
        isItemEditable
        onItemLabelChange={(_itemId, label) => setSaved((before) => [...before, label])}
        slotProps={{
          item: ({ itemId }) => ({
            slotProps: {
              labelInput: {
                onBlur: (event: FocusEvent<HTMLInputElement> & TreeViewCancellableEvent) =>
                  saveOnBlur(event, itemId),
              },
            },
          }),
        }}
      />
      <input aria-label="Search" />
      <output>{saved.join()}</output>
    </div>
  );
}
