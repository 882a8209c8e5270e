import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalogue } from './catalogue';

export default function OpenAtFirst() {
  return (
    <RichTreeView aria-label="Catalogue" items={catalogue} defaultExpandedItems={['garden']} />
  );
}
