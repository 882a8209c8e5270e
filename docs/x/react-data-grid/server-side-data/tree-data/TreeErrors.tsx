import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type GridDataSource,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { columns, groupingColDef, listPlots } from './garden';

export default function TreeErrors() {
  const apiRef = useGridApiRef();
  const down = React.useRef(false);
  const [failed, setFailed] = React.useState<GridRowId>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await listPlots(params, down.current);
        setFailed(undefined);
        return answer;
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.parts,
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 464, width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_event, checked) => (down.current = checked)} />}
        label="Let requests fail"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Places, from a server that may fail"
          apiRef={apiRef}
          columns={columns}
          treeData
          dataSource={dataSource}
          onDataSourceError={(error) => {
            if (error instanceof GridGetRowsError) {
              // In this garden, the path is the id of the row.
              setFailed(error.params.groupKeys?.join('/'));
            }
          }}
          groupingColDef={groupingColDef}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
      <Alert
        severity={failed === undefined ? 'success' : 'error'}
        action={
          failed !== undefined && (
            <Button color="inherit" onClick={() => apiRef.current?.dataSource.fetchRows(failed)}>
              Try again
            </Button>
          )
        }
      >
        {failed === undefined
          ? 'The gardeners answer.'
          : `No answer for “${failed || 'the garden'}”.`}
      </Alert>
    </Stack>
  );
}
