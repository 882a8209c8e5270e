import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const branches = ['Oceania', 'Americas'];

export default function OnlyLeaves() {
  const [office, setOffice] = React.useState<string | null>('Auckland');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Offices"
        defaultExpandedItems={['Oceania']}
        selectedItems={office}
        onSelectedItemsChange={(_, itemId) => {
          if (itemId && !branches.includes(itemId)) {
            setOffice(itemId);
          }
        }}
        sx={{ minHeight: 160 }}
      >
        <TreeItem itemId="Oceania" label="Oceania">
          <TreeItem itemId="Auckland" label="Auckland" />
          <TreeItem itemId="Suva" label="Suva" />
        </TreeItem>
        <TreeItem itemId="Americas" label="Americas">
          <TreeItem itemId="Lima" label="Lima" />
        </TreeItem>
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Office: {office}
      </Typography>
    </Stack>
  );
}
