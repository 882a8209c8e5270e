import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { columns, createOffice, initialState } from './lostAndFound';

/** Keeps the responses that were stored last, and drops older ones. */
function createSmallCache(size: number, onChange: (keys: readonly string[]) => void) {
  const answers = new Map<string, GridGetRowsResponse>();
  const keyOf = ({ start, end, sortModel }: GridGetRowsParams) =>
    `${start}–${end} ${sortModel.map(({ field, sort }) => `${field} ${sort}`).join()}`.trim();
  const cache: GridDataSourceCache = {
    get: (params) => answers.get(keyOf(params)),
    set: (params, answer) => {
      answers.delete(keyOf(params));
      answers.set(keyOf(params), answer);
      for (const oldest of [...answers.keys()].slice(0, -size)) {
        answers.delete(oldest);
      }
      onChange([...answers.keys()]);
    },
    clear: () => answers.clear(),
  };
  return cache;
}

export default function SmallCache() {
  const [keys, setKeys] = React.useState<readonly string[]>([]);
  const [cache] = React.useState(() => createSmallCache(3, setKeys));
  const [dataSource] = React.useState<GridDataSource>(() => ({ getRows: createOffice().list }));

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lost and found, three pages kept"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={cache}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </div>
      <Typography variant="body2" component="output">
        Kept: {keys.join(', ')}
      </Typography>
    </Stack>
  );
}
