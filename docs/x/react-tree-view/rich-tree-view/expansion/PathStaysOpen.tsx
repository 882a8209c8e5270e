import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from './catalog';

/** Where each product is; data from a server often has such a path. */
const paths: Record<string, string[]> = {
  wrench: ['tools', 'hand'],
  pruner: ['garden'],
};

export default function PathStaysOpen() {
  const [product, setProduct] = React.useState('wrench');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const path = paths[product] ?? [];

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl>
        <InputLabel htmlFor="shown-product">Shown product</InputLabel>
        <NativeSelect
          id="shown-product"
          value={product}
          onChange={(event) => setProduct(event.target.value)}
        >
          <option value="wrench">Wrench</option>
          <option value="pruner">Pruner</option>
        </NativeSelect>
      </FormControl>
      <RichTreeView
        aria-label="Where the product is"
        items={catalog}
        selectedItems={product}
        expandedItems={[...new Set([...path, ...expanded])]}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 256 }}
      />
    </Stack>
  );
}
