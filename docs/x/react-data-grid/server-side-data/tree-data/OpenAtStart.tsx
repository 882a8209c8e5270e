import * as React from 'react';
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

const isPalmHouse = (node: GridGroupNode) => String(node.id).startsWith('Palm house');

export default function OpenAtStart() {
  const [requests, setRequests] = React.useState<readonly string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((all) => [...all, `/${params.groupKeys?.join('/') ?? ''}`]);
        return listPlots(params);
      },
      getGroupKey: (row) => row.name,
      // This server knows that there is something, not how much.
      getChildrenCount: (row) => (row.parts > 0 ? -1 : 0),
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 556, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Places, the palm house open"
          columns={columns}
          treeData
          dataSource={dataSource}
          isGroupExpandedByDefault={isPalmHouse}
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
