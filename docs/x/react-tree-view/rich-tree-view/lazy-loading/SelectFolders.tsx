import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, firstLevel, getChildrenCount } from './archive';

const dataSource = { getChildrenCount, getTreeItems: fetchEntries };
const propagation = { parents: true, descendants: true };
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function SelectFolders() {
  const [selected, setSelected] = React.useState(['maps']);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%', minHeight: 320 }}>
      <RichTreeViewPro
        aria-label="Entries to copy"
        items={firstLevel}
        dataSource={dataSource}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
        slotProps={slotProps}
      />
      <Typography variant="body2" role="status">
        To copy: {selected.join(', ') || 'nothing'}
      </Typography>
    </Stack>
  );
}
