import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface Folder {
  id: string;
  label: string;
  isSystem?: boolean;
}

const folders: TreeViewBaseItem<Folder>[] = [
  { id: 'inbox', label: 'Inbox', isSystem: true, children: [{ id: 'vet', label: 'Vet' }] },
  { id: 'garden', label: 'Garden' },
  { id: 'trash', label: 'Trash', isSystem: true },
];

const isEditable = ({ isSystem }: Folder) => !isSystem;

export default function SomeEditable() {
  return (
    <RichTreeView
      aria-label="Mail folders"
      items={folders}
      isItemEditable={isEditable}
      expansionTrigger="content"
      defaultExpandedItems={['inbox']}
      slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name of the folder' } } } }}
      sx={{ '& .MuiTreeItem-content:not([data-editable])': { color: 'text.secondary' } }}
    />
  );
}
