import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalogue } from './catalogue';

export default function IconTrigger() {
  return (
    <RichTreeView
      aria-label="Departments to choose from"
      items={catalogue}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['tools']}
      sx={{ '& .MuiTreeItem-iconContainer': { width: 32 } }}
    />
  );
}
