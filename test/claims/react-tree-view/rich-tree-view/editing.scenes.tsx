/** What the claims of editing open in the real browser. */
import { useState } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

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
