import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  gridRowTreeSelector,
  useGridApiRef,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';
import { columns, rows, type Item } from './museum';

const getTreeDataPath: DataGridProProps<Item>['getTreeDataPath'] = (row) => row.place;

const groupingColDef: DataGridProProps<Item>['groupingColDef'] = {
  headerName: 'Place',
  flex: 1,
  minWidth: 180,
};

export default function OpenAll() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('nothing yet');

  const setAll = (expanded: boolean) => {
    for (const node of Object.values(gridRowTreeSelector(apiRef))) {
      if (node.type === 'group' && node.id !== GRID_ROOT_GROUP_ID) {
        apiRef.current?.setRowChildrenExpansion(node.id, expanded);
      }
    }
  };

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) =>
        setLast(`${node.childrenExpanded ? 'opened' : 'closed'} ${node.groupingKey}`),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setAll(true)}>Open all</Button>
        <Button onClick={() => setAll(false)}>Close all</Button>
        <Button onClick={() => apiRef.current?.setRowChildrenExpansion('T', true)}>
          Open the tower
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Objects in store"
          apiRef={apiRef}
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        Last change: {last}
      </Typography>
    </Stack>
  );
}
