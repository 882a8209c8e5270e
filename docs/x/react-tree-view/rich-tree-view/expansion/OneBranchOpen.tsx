import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { catalog } from './catalog';

export default function OneBranchOpen() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>(['tools']);

  const openPathTo = (itemId: string | null | undefined) => {
    const path: string[] = [];
    for (let id = itemId; id; id = apiRef.current?.getParentId(id)) {
      path.push(id);
    }
    setExpanded(path);
  };

  return (
    <RichTreeView
      aria-label="One branch at a time"
      apiRef={apiRef}
      items={catalog}
      expandedItems={expanded}
      onItemExpansionToggle={(_, itemId, isExpanded) =>
        openPathTo(isExpanded ? itemId : apiRef.current?.getParentId(itemId))
      }
      sx={{ minHeight: 192 }}
    />
  );
}
