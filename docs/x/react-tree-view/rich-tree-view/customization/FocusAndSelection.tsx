import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { sketchbook } from './sketchbook';

export default function FocusAndSelection() {
  return (
    <RichTreeView
      aria-label="Sketches to select"
      items={sketchbook}
      defaultExpandedItems={['coast']}
      defaultSelectedItems="cliffs"
      sx={{
        [`& .${treeItemClasses.content}[data-selected]`]: {
          bgcolor: 'transparent',
          boxShadow: (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}`,
        },
        [`& [role="treeitem"]:focus-visible > .${treeItemClasses.content}`]: {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    />
  );
}
