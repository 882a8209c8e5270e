import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { sketchbook } from './sketchbook';

const unfinished = new Set(['crane', 'nadia']);

export default function OneItemDifferent() {
  return (
    <RichTreeView
      aria-label="Sketches by state"
      items={sketchbook}
      defaultExpandedItems={['coast', 'harbor', 'portraits']}
      slotProps={{
        item: ({ itemId }) =>
          unfinished.has(itemId)
            ? { slotProps: { label: { style: { fontStyle: 'italic' }, title: 'Unfinished' } } }
            : {},
      }}
    />
  );
}
