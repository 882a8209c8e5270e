import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { catalog, parentIds } from './catalog';

/** Items that match with all below them, and the parents of items that match. */
function filterItems(items: TreeViewBaseItem[], words: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(words)) {
      return [item];
    }
    const children = filterItems(item.children ?? [], words);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

export default function SearchableTree() {
  const [query, setQuery] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>(['tools']);
  const words = query.trim().toLowerCase();
  const items = React.useMemo(() => (words ? filterItems(catalog, words) : catalog), [words]);

  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <TextField
        label="Search the catalog"
        size="small"
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography component="output" variant="body2" sx={{ minHeight: 20 }}>
        {items.length === 0 && `Nothing is called "${query}"`}
      </Typography>
      <RichTreeView
        aria-label="Searchable catalog"
        items={items}
        expandedItems={words ? parentIds(items) : expanded}
        onExpandedItemsChange={(_, itemIds) => {
          if (!words) {
            setExpanded(itemIds);
          }
        }}
        sx={{ minHeight: 256 }}
      />
    </Stack>
  );
}
