import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const order = ['1', '1.1', '1.2', '2', '2.1', '2.1.1'];

/** The chapters around a section: `2` and `2.1` around `2.1.1`. */
function chaptersOf(section: string): string[] {
  const parts = section.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

export default function TableOfContents() {
  const [current, setCurrent] = React.useState('1.1');
  const [expanded, setExpanded] = React.useState(chaptersOf('1.1'));

  const goTo = (section: string) => {
    setCurrent(section);
    setExpanded((old) => [...new Set([...old, ...chaptersOf(section)])]);
  };
  const next = order[order.indexOf(current) + 1] ?? '1';

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <SimpleTreeView
        aria-label="Table of contents"
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        selectedItems={current}
        onSelectedItemsChange={(_, section) => section && goTo(section)}
        sx={{ width: '100%', minHeight: 192 }}
      >
        <TreeItem itemId="1" label="1 Tides">
          <TreeItem itemId="1.1" label="1.1 Moon and sun" />
          <TreeItem itemId="1.2" label="1.2 Spring tides" />
        </TreeItem>
        <TreeItem itemId="2" label="2 Currents">
          <TreeItem itemId="2.1" label="2.1 Ekman transport">
            <TreeItem itemId="2.1.1" label="2.1.1 The spiral" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
      <Button variant="outlined" onClick={() => goTo(next)}>
        Next section
      </Button>
    </Stack>
  );
}
