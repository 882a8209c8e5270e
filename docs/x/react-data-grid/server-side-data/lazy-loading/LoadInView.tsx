import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type DataGridProProps, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, readLog } from './airLog';

const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 20 } },
};

export default function LoadInView() {
  const [range, setRange] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRange(`${params.start}–${params.end}`);
        const { rows, rowCount } = await readLog(params);
        return { rows, rowCount };
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 428, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Air readings of a day"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          initialState={initialState}
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" component="output">
        Last request: rows {range}
      </Typography>
    </Stack>
  );
}
