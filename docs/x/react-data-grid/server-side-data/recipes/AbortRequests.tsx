import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns, createOffice, initialState } from './lostAndFound';

export default function AbortRequests() {
  const [log, setLog] = React.useState<readonly string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(() => {
    const office = createOffice();
    const running = new Set<AbortController>();
    return {
      getRows: async (params) => {
        running.forEach((controller) => controller.abort());
        const controller = new AbortController();
        running.add(controller);
        const name = `rows ${params.start}–${params.end}`;
        try {
          // With a real server: fetch(url, { signal: controller.signal })
          return await office.list(params, controller.signal);
        } finally {
          running.delete(controller);
          setLog((all) => [...all, `${name} ${controller.signal.aborted ? 'aborted' : 'arrived'}`]);
        }
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lost and found, only the newest request"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => setLog((all) => [...all, `error: ${error.message}`])}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" component="output">
        {log.slice(-3).join(', ') || 'No answer yet'}
      </Typography>
    </Stack>
  );
}
