import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { stops, type Stop } from './tramStops';

const getTreeDataPath: DataGridProProps<Stop>['getTreeDataPath'] = (row) => row.path;

const groupingColDef: DataGridProProps<Stop>['groupingColDef'] = {
  headerName: 'Stop',
  flex: 1,
  minWidth: 170,
};

const columns: GridColDef<Stop>[] = [
  { field: 'waiting', headerName: 'Waiting', type: 'number', width: 110 },
];

export default function KeepOpen() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(stops);
  const open = React.useRef(new Set<GridRowId>());

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.childrenExpanded) {
          open.current.add(node.id);
        } else {
          open.current.delete(node.id);
        }
      }),
    [apiRef],
  );

  const isGroupExpandedByDefault = React.useCallback(
    (node: GridGroupNode) => open.current.has(node.id),
    [],
  );

  const refresh = () =>
    setRows((all) => all.map((stop) => ({ ...stop, waiting: stop.waiting + stop.id })));

  return (
    <Stack spacing={1} sx={{ height: 370, width: '100%' }}>
      <Button onClick={refresh} sx={{ alignSelf: 'flex-start' }}>
        Count again
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Waiting passengers"
          apiRef={apiRef}
          treeData
          rows={rows}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          hideFooter
        />
      </div>
    </Stack>
  );
}
