import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type DataGridProps, type GridDataSource } from '@mui/x-data-grid';
import { columns } from './columns';
import { fetchSightings, toQuery } from './sightings';

const initialState: DataGridProps['initialState'] = {
  filter: { filterModel: { items: [{ field: 'species', operator: 'contains', value: 'owl' }] } },
};

export default function FilterRetry() {
  const apiRef = useGridApiRef();
  const [problem, setProblem] = React.useState('');
  const isDown = React.useRef(false);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ filterModel }) => {
        const rows = await fetchSightings(toQuery(filterModel), isDown.current);
        return { rows, rowCount: rows.length };
      },
    }),
    [],
  );

  const retry = () => {
    setProblem('');
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <FormControlLabel
        label="The server is down"
        control={<Switch onChange={(_event, checked) => (isDown.current = checked)} />}
      />
      {problem && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Bird sightings"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          // A new filter ends the error. A late response to an older filter does not.
          onFilterModelChange={() => setProblem('')}
          onDataSourceError={(error) => setProblem(error.message)}
          initialState={initialState}
          disableColumnSorting
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
