/** What the claims of item customization open in the real browser. */
import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

export { default as TaskMenus } from '../../../docs/x/react-tree-view/tree-item-customization/TaskMenus';

const ItemWithMenu = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function ItemWithMenu(props, ref) {
    const [isOpen, setIsOpen] = React.useState(false);
    return (
      <TreeItem
        {...props}
        ref={ref}
        label={
          <span>
            {props.label}
            <button
              type="button"
              tabIndex={-1}
              onClick={(event) => {
                event.stopPropagation();
                setIsOpen(true);
              }}
            >
              {`Menu of ${props.label}`}
            </button>
            <Menu open={isOpen} onClose={() => setIsOpen(false)}>
              <MenuItem>One</MenuItem>
              <MenuItem>Two</MenuItem>
            </Menu>
          </span>
        }
      />
    );
  },
);

const slots = { item: ItemWithMenu };
const items = ['Ada', 'Ben', 'Cai'].map((label) => ({ id: label, label }));

/** Menus that let their clicks through. */
export function OpenMenus() {
  const [focused, setFocused] = React.useState('');
  return (
    <>
      <RichTreeView
        aria-label="Tree"
        items={items}
        slots={slots}
        onItemFocus={(_, itemId) => setFocused(itemId)}
      />
      <output>{focused}</output>
    </>
  );
}
