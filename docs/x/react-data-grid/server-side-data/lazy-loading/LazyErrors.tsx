import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import { columns, readLog } from './airLog';

const initialState: DataGridProProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 20 } },
};

export default function LazyErrors() {
  const apiRef = useGridApiRef();
  const down = React.useRef(false);
  // The last failed request. A list of failed requests would keep earlier ones as well.
  const [missed, setMissed] = React.useState<GridGetRowsParams>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { rows, rowCount } = await readLog(params);
        if (down.current) {
          throw new Error('The log cannot be read.');
        }
        // Rows of another range don't end the error.
        setMissed((failed) =>
          failed && Number(failed.start) >= Number(params.start) && failed.end <= params.end
            ? undefined
            : failed,
        );
        return { rows, rowCount };
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 462, width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => (down.current = checked)} />}
        label="Let requests fail"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Air readings, from a server that may fail"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              setMissed(error.params);
            }
          }}
          onSortModelChange={() => setMissed(undefined)}
          initialState={initialState}
          disableColumnFilter
        />
      </div>
      <Alert
        severity={missed ? 'error' : 'success'}
        action={
          missed && (
            <Button
              color="inherit"
              onClick={() => apiRef.current?.dataSource.fetchRows(GRID_ROOT_GROUP_ID, missed)}
            >
              Try again
            </Button>
          )
        }
      >
        {missed ? `Rows ${missed.start}–${missed.end} are missing.` : 'The log can be read.'}
      </Alert>
    </Stack>
  );
}
