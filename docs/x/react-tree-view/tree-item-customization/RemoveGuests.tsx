import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const RemoveContext = React.createContext<(itemId: string) => void>(() => {});

const GuestItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function GuestItem(props, ref) {
  const remove = React.useContext(RemoveContext);

  return (
    <TreeItem
      {...props}
      ref={ref}
      onKeyDown={(event) => {
        if (event.key === 'Delete' && event.target === event.currentTarget) {
          remove(props.itemId);
        }
      }}
      label={
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          {props.label}
          <IconButton
            aria-label={`Remove ${props.label}`}
            tabIndex={-1}
            size="small"
            onClick={(event) => {
              event.stopPropagation();
              remove(props.itemId);
            }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      }
    />
  );
});

const slots = { item: GuestItem };
const invited = ['Amara', 'Jun', 'Mateo'].map((label) => ({ id: label, label }));

export default function RemoveGuests() {
  const [guests, setGuests] = React.useState(invited);
  const remove = React.useCallback((itemId: string) => {
    setGuests((before) => before.filter(({ id }) => id !== itemId));
  }, []);

  return (
    <Box sx={{ width: 320, maxWidth: '100%', minHeight: 160 }}>
      <RemoveContext.Provider value={remove}>
        <RichTreeView aria-label="Guests, Delete removes one" items={guests} slots={slots} />
      </RemoveContext.Provider>
      <Typography variant="body2" role="status">
        {guests.length} guests
      </Typography>
    </Box>
  );
}
