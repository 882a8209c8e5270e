import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchEntries, firstLevel, getChildrenCount } from './archive';

/** The folders above the document that a link leads to, from the top. */
const path = ['maps', 'harbor'];

const dataSource = { getChildrenCount, getTreeItems: fetchEntries };
const slotProps = { item: { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } } };

export default function OpenPath() {
  const apiRef = useTreeViewApiRef();

  const open = React.useCallback(
    (itemId: string | undefined) => {
      if (itemId) {
        apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
      }
    },
    [apiRef],
  );

  React.useEffect(() => open(path[0]), [open]);

  return (
    <RichTreeViewPro
      aria-label="Town archive, open at a survey"
      apiRef={apiRef}
      items={firstLevel}
      dataSource={dataSource}
      defaultSelectedItems="harbor-1934"
      onItemExpansionToggle={(_, itemId, isExpanded) => {
        if (isExpanded && path.includes(itemId)) {
          open(path[path.indexOf(itemId) + 1]);
        }
      }}
      slotProps={slotProps}
      sx={{ width: 320, maxWidth: '100%', minHeight: 256 }}
    />
  );
}
