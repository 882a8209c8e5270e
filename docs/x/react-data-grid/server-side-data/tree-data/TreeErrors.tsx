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
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { columns, groupingColDef, listPlots } from './garden';

/** In this garden, the path is the id of the row. */
const toPath = (groupKeys: readonly string[] = []) => groupKeys.join('/');

export default function TreeErrors() {
  const apiRef = useGridApiRef();
  const down = React.useRef(false);
  const [failed, setFailed] = React.useState<readonly string[]>([]);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const answer = await listPlots(params, down.current);
        setFailed((paths) => paths.filter((path) => path !== toPath(params.groupKeys)));
        return answer;
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.parts,
    }),
    [],
  );

  const retry = () =>
    failed.forEach((path) => apiRef.current?.dataSource.fetchRows(path || GRID_ROOT_GROUP_ID));

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
              const failedPath = toPath(error.params.groupKeys);
              setFailed((paths) => [...paths.filter((path) => path !== failedPath), failedPath]);
            }
          }}
          groupingColDef={groupingColDef}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </div>
      <Alert
        severity={failed.length === 0 ? 'success' : 'error'}
        action={
          failed.length > 0 && (
            <Button color="inherit" onClick={retry}>
              Try again
            </Button>
          )
        }
      >
        {failed.length === 0
          ? 'The gardeners answer.'
          : `No answer for ${failed.map((path) => `“${path || 'the garden'}”`).join(', ')}.`}
      </Alert>
    </Stack>
  );
}
