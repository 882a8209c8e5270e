import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type DataGridProProps,
  type GridDataSource,
  type GridGroupNode,
} from '@mui/x-data-grid-pro';
import { columns, listPlots } from './garden';

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Place',
  flex: 1,
  minWidth: 180,
  hideDescendantCount: true,
};

const openPaths = ['Palm house', 'Palm house/West wing'];

const isOpenAtStart = (node: GridGroupNode) => openPaths.includes(String(node.id));

/** The default spinner has no name for screen readers. */
function Spinner() {
  return <CircularProgress aria-label="Loading" size="1rem" color="inherit" />;
}

const slots = { baseCircularProgress: Spinner };

export default function OpenAtStart() {
  const [requests, setRequests] = React.useState<readonly string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((all) => [...all, `/${params.groupKeys?.join('/') ?? ''}`]);
        return listPlots(params);
      },
      getGroupKey: (row) => row.name,
      // This server knows whether a row has children, but not how many.
      getChildrenCount: (row) => (row.parts > 0 ? -1 : 0),
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 456, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Places, the west wing of the palm house open"
          columns={columns}
          treeData
          dataSource={dataSource}
          isGroupExpandedByDefault={isOpenAtStart}
          slots={slots}
          groupingColDef={groupingColDef}
          disableColumnFilter
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        Requests: {requests.join(', ')}
      </Typography>
    </Stack>
  );
}
