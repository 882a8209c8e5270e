import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridAggregationModel,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { columns, listSheets } from './bakery';

const aggregationFunctions: DataGridPremiumProps['aggregationFunctions'] = {
  sum: {},
  avg: { label: 'mean' },
  median: {
    label: 'median',
    columnTypes: ['number'],
    valueFormatter: (value: number) => `${value} loaves`,
  },
};

const initialState: DataGridPremiumProps['initialState'] = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function ServerFunctions() {
  const apiRef = useGridApiRef();
  const down = React.useRef(false);
  const [problem, setProblem] = React.useState<string>();
  const [model, setModel] = React.useState<GridAggregationModel>({ baked: 'median' });

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        // A late response may belong to an older request, so it does not clear the problem.
        setProblem(undefined);
        return listSheets(params, down.current);
      },
      getAggregatedValue: (row, field) => row.totals?.[field],
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ height: 526, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => setModel({ baked: 'median' })}>Median</Button>
        <Button onClick={() => setModel({ baked: 'avg', unsold: 'avg' })}>Means</Button>
        <FormControlLabel
          control={<Switch onChange={(_event, checked) => (down.current = checked)} />}
          label="Let requests fail"
        />
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Bread of the week, with chosen totals"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          aggregationFunctions={aggregationFunctions}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          onDataSourceError={(error) => setProblem(error.message)}
          initialState={initialState}
          pagination
          pageSizeOptions={[5]}
          disableColumnFilter
          disableColumnSorting
          disableRowGrouping
        />
      </div>
      <Alert
        severity={problem ? 'error' : 'info'}
        action={
          problem && (
            <Button color="inherit" onClick={() => apiRef.current?.dataSource.fetchRows()}>
              Try again
            </Button>
          )
        }
      >
        {problem ?? `Asked for ${JSON.stringify(model)}`}
      </Alert>
    </Stack>
  );
}
