import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const names = { tent: 'Tent', stove: 'Stove', maps: 'Maps' };
type Thing = keyof typeof names;
const things: readonly Thing[] = ['tent', 'stove', 'maps'];

export default function PackingList() {
  const [inTrunk, setInTrunk] = React.useState<readonly Thing[]>(['tent']);
  const [selected, setSelected] = React.useState<string | null>('tent');
  const chosen = things.find((thing) => thing === selected);

  const move = (thing: Thing) =>
    setInTrunk((old) =>
      old.includes(thing) ? old.filter((one) => one !== thing) : [...old, thing],
    );
  const renderThings = (trunk: boolean) =>
    things
      .filter((thing) => inTrunk.includes(thing) === trunk)
      .map((thing) => <TreeItem key={thing} itemId={thing} label={names[thing]} />);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}>
      <Button variant="contained" disabled={!chosen} onClick={() => chosen && move(chosen)}>
        Move to the other bag
      </Button>
      <SimpleTreeView
        aria-label="Luggage"
        defaultExpandedItems={['trunk', 'rucksack']}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemId) => setSelected(itemId)}
        sx={{ width: '100%', minHeight: 160 }}
      >
        <TreeItem itemId="trunk" label="Trunk">
          {renderThings(true)}
        </TreeItem>
        <TreeItem itemId="rucksack" label="Rucksack">
          {renderThings(false)}
        </TreeItem>
      </SimpleTreeView>
      <Typography component="output" variant="body2">
        Selected: {chosen ? names[chosen] : 'no thing'}
      </Typography>
    </Stack>
  );
}
