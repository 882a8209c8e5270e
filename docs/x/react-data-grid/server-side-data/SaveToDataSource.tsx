import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridUpdateRowError,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridDataSource,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { createStore, type Stay } from './campsite';

const columns: readonly GridColDef<Stay>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'site', headerName: 'Site', width: 120, editable: true },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100, editable: true },
];

const initialState: DataGridProps['initialState'] = {
  sorting: { sortModel: [{ field: 'nights', sort: 'asc' }] },
};

// Users can edit two cells of a row at the same time. Whole rows would overwrite each other.
const changedFields = (updatedRow: GridValidRowModel, previousRow: GridValidRowModel) =>
  Object.fromEntries(
    Object.entries(updatedRow).filter(([field, value]) => value !== previousRow[field]),
  );

export default function SaveToDataSource() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Double-click a number of nights.');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const store = createStore();
    return {
      getRows: store.list,
      updateRow: async ({ rowId, updatedRow, previousRow }) => {
        const saved = await store.save(rowId, changedFields(updatedRow, previousRow));
        setMessage(`Saved the stay of ${saved.guest}.`);
        // The edit may change the order, so the grid requests the rows again.
        apiRef.current?.dataSource.cache.clear();
        apiRef.current?.dataSource.fetchRows();
        return saved;
      },
    };
  }, [apiRef]);

  return (
    <Stack spacing={1} sx={{ height: 322, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stays, to be edited"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            setMessage(
              error instanceof GridUpdateRowError
                ? `Not saved for ${error.params.previousRow.guest}: ${error.message} Correct the value or press Escape.`
                : error.message,
            )
          }
          initialState={initialState}
          disableColumnFilter
          hideFooter
        />
      </div>
      <Alert severity="info">{message}</Alert>
    </Stack>
  );
}
