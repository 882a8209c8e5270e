import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { mailboxes } from './mailboxes';

export default function CheckboxSelection() {
  return (
    <RichTreeView
      aria-label="Folders to archive"
      items={mailboxes}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['inbox']}
      defaultSelectedItems={['suppliers', 'sent']}
    />
  );
}
