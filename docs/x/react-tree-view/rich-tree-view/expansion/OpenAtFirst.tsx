import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from './catalog';

export default function OpenAtFirst() {
  return <RichTreeView aria-label="Catalog" items={catalog} defaultExpandedItems={['garden']} />;
}
