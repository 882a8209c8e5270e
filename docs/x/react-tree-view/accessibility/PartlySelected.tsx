import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { plants } from './plants';

/** For the ear only. */
const visuallyHidden: React.CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const SelectedContext = React.createContext<readonly string[]>([]);

const PlantItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function PlantItem(props, ref) {
  const { itemId, label, children } = props;
  const { publicAPI, status } = useTreeItemUtils({ itemId, children });
  const selected = React.useContext(SelectedContext);
  const isBelow = (id: string): boolean => {
    const ids = publicAPI.getItemOrderedChildrenIds(id);
    return ids.some((childId) => selected.includes(childId) || isBelow(childId));
  };
  const hint = !status.selected && isBelow(itemId) ? ', partly selected' : '';

  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <>
          {label}
          <span style={visuallyHidden}>{hint}</span>
        </>
      }
    />
  );
});

const slots = { item: PlantItem };
const propagation = { parents: true, descendants: true };

export default function PartlySelected() {
  const [selected, setSelected] = React.useState(['basil']);

  return (
    <SelectedContext.Provider value={selected}>
      <RichTreeView
        aria-label="Plants to water"
        items={plants}
        slots={slots}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
        defaultExpandedItems={['herbs']}
        sx={{ width: 320, maxWidth: '100%', minHeight: 192 }}
      />
    </SelectedContext.Provider>
  );
}
