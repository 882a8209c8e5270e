import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function PlusMinus() {
  return (
    <SimpleTreeView
      aria-label="Questions"
      slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon }}
      defaultExpandedItems={['returns']}
      sx={{ minHeight: 160 }}
    >
      <TreeItem itemId="returns" label="Returns">
        <TreeItem itemId="deadline" label="How long do I have?" />
        <TreeItem itemId="parcel" label="Who pays for the parcel?" />
      </TreeItem>
      <TreeItem itemId="payment" label="Payment">
        <TreeItem itemId="invoice" label="Can I pay by invoice?" />
      </TreeItem>
    </SimpleTreeView>
  );
}
