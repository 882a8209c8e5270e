import * as React from 'react';
import Alert from '@mui/material/Alert';
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

interface Answer {
  filterModel: GridFilterModel;
  rows: readonly Plant[];
  failed?: boolean;
}

export default function ServerFiltering() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'name', operator: 'contains', value: 'fern' }],
  });
  const [answer, setAnswer] = React.useState<Answer>();

  React.useEffect(() => {
    let current = true;
    const show = (next: Answer) => current && setAnswer(next);
    fetchPlants(filterModel).then(
      (rows) => show({ filterModel, rows }),
      () => show({ filterModel, rows: [], failed: true }),
    );
    return () => {
      current = false;
    };
  }, [filterModel]);

  return (
    <Stack sx={{ height: 400, width: '100%' }}>
      {answer?.failed && (
        <Alert severity="error">The server didn’t answer. Change the filter to try again.</Alert>
      )}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          label="Plants"
          rows={answer?.rows}
          columns={columns}
          loading={answer?.filterModel !== filterModel}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />
      </div>
    </Stack>
  );
}
