import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { sketchbook } from './sketchbook';

const longNames = [
  { id: 'long', label: 'A walk along the river on the first evening of spring.png' },
  ...sketchbook,
];

export default function CompactRows() {
  return (
    <RichTreeView
      aria-label="Sketches in compact rows"
      items={longNames}
      defaultExpandedItems={['coast']}
      itemChildrenIndentation={20}
      sx={{
        maxWidth: 260,
        [`& .${treeItemClasses.content}`]: { py: 0.125 },
        [`& .${treeItemClasses.label}`]: {
          typography: 'body2',
          whiteSpace: 'nowrap',
          textOverflow: 'ellipsis',
        },
      }}
    />
  );
}
