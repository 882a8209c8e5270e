import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './plants';

const largeTargets = {
  width: 320,
  maxWidth: '100%',
  minHeight: 264,
  '& .MuiTreeItem-content': { minHeight: 44, gap: 0 },
  '& .MuiTreeItem-iconContainer': { width: 44, alignSelf: 'stretch', alignItems: 'center' },
};

export default function LargeTargets() {
  return (
    <RichTreeView
      aria-label="Plants for fingers"
      items={plants}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['herbs']}
      sx={largeTargets}
    />
  );
}
