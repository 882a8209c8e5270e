import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { stations } from './stations';

export default function TreeInDialog() {
  const apiRef = useTreeViewApiRef();
  const [open, setOpen] = React.useState(false);
  const [station, setStation] = React.useState<string | null>('hamar');

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Station: {station}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="station-title"
        slotProps={{
          transition: {
            onEntered: () => apiRef.current?.getItemDOMElement(station ?? 'north')?.focus(),
          },
        }}
      >
        <DialogTitle id="station-title">Choose a station</DialogTitle>
        <DialogContent sx={{ width: 280, height: 192 }}>
          <RichTreeView
            aria-labelledby="station-title"
            apiRef={apiRef}
            items={stations}
            defaultExpandedItems={['north']}
            selectedItems={station}
            onSelectedItemsChange={(_, itemId) => setStation(itemId)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
