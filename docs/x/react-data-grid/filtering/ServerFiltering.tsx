import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { fetchPlants, type Plant } from './plants';

const columns: GridColDef<Plant>[] = [
  {
    field: 'name',
    headerName: 'Plant',
    flex: 1,
    minWidth: 140,
    // The server knows this operator only.
    filterOperators: getGridStringOperators().filter((operator) => operator.value === 'contains'),
  },
  { field: 'light', headerName: 'Light', width: 120, filterable: false },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100, filterable: false },
];

interface PlantRequest {
  filterModel: GridFilterModel;
}

interface Answer {
  request: PlantRequest;
  rows: readonly Plant[];
  failed?: boolean;
}

export default function ServerFiltering() {
  const [request, setRequest] = React.useState<PlantRequest>({
    filterModel: { items: [{ field: 'name', operator: 'contains', value: 'fern' }] },
  });
  const [answer, setAnswer] = React.useState<Answer>();

  React.useEffect(() => {
    let current = true;
    const show = (next: Answer) => current && setAnswer(next);
    fetchPlants(request.filterModel).then(
      (rows) => show({ request, rows }),
      () => show({ request, rows: [], failed: true }),
    );
    return () => {
      current = false;
    };
  }, [request]);

  return (
    <Stack sx={{ height: 400, width: '100%' }}>
      {answer?.failed && (
        <Alert
          severity="error"
          // A new object repeats the request with the same filters.
          action={<Button onClick={() => setRequest({ ...request })}>Try again</Button>}
        >
          The server didn’t answer.
        </Alert>
      )}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Plants"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.request !== request}
          filterMode="server"
          filterModel={request.filterModel}
          onFilterModelChange={(filterModel) => setRequest({ filterModel })}
          localeText={{ noRowsLabel: answer?.failed ? 'No plants loaded' : 'No plant matches' }}
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />
      </div>
    </Stack>
  );
}
