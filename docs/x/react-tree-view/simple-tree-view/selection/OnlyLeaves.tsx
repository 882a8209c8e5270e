import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const regions = [
  { name: 'Oceania', offices: ['Auckland', 'Suva'] },
  { name: 'Americas', offices: ['Lima'] },
];
const allOffices = regions.flatMap(({ offices }) => offices);

export default function OnlyLeaves() {
  const [office, setOffice] = React.useState<string | null>('Auckland');

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <SimpleTreeView
        aria-label="Offices"
        defaultExpandedItems={['Oceania']}
        selectedItems={office}
        onSelectedItemsChange={(_, itemId) => {
          if (itemId && allOffices.includes(itemId)) {
            setOffice(itemId);
          }
        }}
        sx={{ minHeight: 160 }}
      >
        {regions.map(({ name, offices }) => (
          <TreeItem key={name} itemId={name} label={name}>
            {offices.map((city) => (
              <TreeItem key={city} itemId={city} label={city} />
            ))}
          </TreeItem>
        ))}
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Office: {office}
      </Typography>
    </Stack>
  );
}
