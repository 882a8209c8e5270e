import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridDataSourceCacheDefault,
  useGridApiRef,
  type DataGridProps,
  type GridDataSource,
} from '@mui/x-data-grid';
import { listStays } from './campsite';
import { columns } from './columns';

const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function CacheRequests() {
  const apiRef = useGridApiRef();
  const [cache] = React.useState(() => new GridDataSourceCacheDefault({ ttl: 60_000 }));
  const [requests, setRequests] = React.useState<readonly string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((all) => [...all, `${params.start}–${params.end}`]);
        return listStays(params);
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 446, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          onClick={() => apiRef.current?.dataSource.fetchRows(undefined, { skipCache: true })}
        >
          Reload this page
        </Button>
        <Button onClick={() => apiRef.current?.dataSource.cache.clear()}>Empty the cache</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stays, kept for a minute"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          initialState={initialState}
          pageSizeOptions={[5, 10]}
        />
      </div>
      <Typography variant="body2" component="output">
        Rows requested: {requests.slice(-6).join(', ')}
      </Typography>
    </Stack>
  );
}
