/** What the claims of the focus open in the real browser. */
import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const items = Array.from({ length: 30 }, (_, index) => ({
  id: `item-${index}`,
  label: `Item ${index}`,
}));

/** A tree that is longer than its room. */
export function Scrolling() {
  const apiRef = useTreeViewApiRef();
  return (
    <div>
      <button type="button" onClick={(event) => apiRef.current?.focusItem(event, 'item-25')}>
        Focus
      </button>
      <Box sx={{ height: 128, overflow: 'auto' }}>
        <RichTreeView aria-label="Long" apiRef={apiRef} items={items} />
      </Box>
    </div>
  );
}
