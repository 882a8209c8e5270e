import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

interface Section {
  id: string;
  label: string;
  freeSeats: number;
}

const theater: TreeViewBaseItem<Section>[] = [
  {
    id: 'stalls',
    label: 'Stalls',
    freeSeats: 12,
    children: [
      { id: 'row-a', label: 'Row A: sold out', freeSeats: 0 },
      { id: 'row-b', label: 'Row B: 12 seats', freeSeats: 12 },
    ],
  },
  { id: 'balcony', label: 'Balcony: sold out', freeSeats: 0 },
  { id: 'boxes', label: 'Boxes: 4 seats', freeSeats: 4 },
];

const isSoldOut = (section: Section) => section.freeSeats === 0;

export default function DisabledSeats() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Disabled items can be focused"
      />
      <RichTreeView
        aria-label="Theater sections"
        items={theater}
        isItemDisabled={isSoldOut}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['stalls']}
      />
    </Stack>
  );
}
