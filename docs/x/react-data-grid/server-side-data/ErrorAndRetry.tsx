import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type DataGridProps, type GridDataSource } from '@mui/x-data-grid';
import { listStays } from './campsite';
import { columns } from './columns';

const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ErrorAndRetry() {
  const apiRef = useGridApiRef();
  const down = React.useRef(false);
  const [problem, setProblem] = React.useState<string>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await listStays(params);
        if (down.current) {
          throw new Error('The booking server does not answer.');
        }
        setProblem(undefined);
        return answer;
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 472, width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => (down.current = checked)} />}
        label="Let requests fail"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stays, from a server that may fail"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => setProblem(error.message)}
          initialState={initialState}
          pageSizeOptions={[5]}
        />
      </div>
      <Alert
        severity={problem ? 'error' : 'success'}
        action={
          problem && (
            <Button color="inherit" onClick={() => apiRef.current?.dataSource.fetchRows()}>
              Try again
            </Button>
          )
        }
      >
        {problem ?? 'The booking server answers.'}
      </Alert>
    </Stack>
  );
}
