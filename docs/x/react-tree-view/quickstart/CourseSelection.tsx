import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const courses: TreeViewBaseItem[] = [
  {
    id: 'languages',
    label: 'Languages',
    children: [
      { id: 'french', label: 'French A2' },
      { id: 'japanese', label: 'Japanese A1' },
    ],
  },
  {
    id: 'crafts',
    label: 'Crafts',
    children: [
      { id: 'pottery', label: 'Pottery' },
      { id: 'weaving', label: 'Weaving' },
    ],
  },
];

export default function CourseSelection() {
  const [expanded, setExpanded] = React.useState(['languages', 'crafts']);
  const [selected, setSelected] = React.useState(['french']);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <RichTreeView
        aria-label="Courses"
        items={courses}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_, itemIds) => setSelected(itemIds)}
      />
      <Typography variant="body2" role="status">
        Selected: {selected.length > 0 ? selected.join(', ') : 'none'}
      </Typography>
    </Stack>
  );
}
