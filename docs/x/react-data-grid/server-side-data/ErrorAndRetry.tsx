import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type DataGridProps, type GridDataSource } from '@mui/x-data-grid';
import { listStays } from './campsite';
import { columns } from './columns';

interface Status {
  severity: 'info' | 'success' | 'error';
  text: string;
}

const loading: Status = { severity: 'info', text: 'Loading the stays…' };
const loaded: Status = { severity: 'success', text: 'The stays are up to date.' };

const initialState: DataGridProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ErrorAndRetry() {
  const apiRef = useGridApiRef();
  const isDown = React.useRef(false);
  const latestRequest = React.useRef(0);
  const [status, setStatus] = React.useState(loading);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        latestRequest.current += 1;
        const request = latestRequest.current;
        const response = await listStays(params);
        if (isDown.current) {
          throw new Error('The booking server does not respond.');
        }
        // The grid ignores a late response, and so does the status.
        if (request === latestRequest.current) {
          setStatus(loaded);
        }
        return response;
      },
    }),
    [],
  );

  const loadAgain = () => {
    setStatus(loading);
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ height: 472, width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => (isDown.current = checked)} />}
        label="Let requests fail"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stays, from a server that may fail"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => setStatus({ severity: 'error', text: error.message })}
          initialState={initialState}
          pageSizeOptions={[5]}
        />
      </div>
      <Alert
        severity={status.severity}
        action={
          <Button color="inherit" onClick={loadAgain}>
            {status.severity === 'error' ? 'Try again' : 'Reload'}
          </Button>
        }
      >
        {status.text}
      </Alert>
    </Stack>
  );
}
