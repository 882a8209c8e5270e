import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { sketchbook } from './sketchbook';

export default function ConnectorLines() {
  return (
    <RichTreeView
      aria-label="Sketches with lines"
      items={sketchbook}
      defaultExpandedItems={['coast', 'harbor']}
      itemChildrenIndentation={0}
      sx={{
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: '15px',
          paddingInlineStart: '8px',
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
      }}
    />
  );
}
