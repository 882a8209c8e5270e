import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from './catalog';

export default function IconTrigger() {
  return (
    <RichTreeView
      aria-label="Departments to choose from"
      items={catalog}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['tools']}
      sx={{ '& .MuiTreeItem-iconContainer': { width: 32 } }}
    />
  );
}
