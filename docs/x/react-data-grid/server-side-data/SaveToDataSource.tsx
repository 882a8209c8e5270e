import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridUpdateRowError,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { createStore, type Stay } from './campsite';

const columns: readonly GridColDef<Stay>[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'pitch', headerName: 'Pitch', width: 120, editable: true },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 100, editable: true },
];

export default function SaveToDataSource() {
  const [message, setMessage] = React.useState('Double-click a number of nights.');

  const dataSource = React.useMemo<GridDataSource>(() => {
    const store = createStore();
    return {
      getRows: store.list,
      updateRow: async ({ rowId, updatedRow }) => {
        const saved = await store.save(rowId, updatedRow);
        setMessage(`Saved the stay of ${saved.guest}.`);
        return saved;
      },
    };
  }, []);

  return (
    <Stack spacing={1} sx={{ height: 322, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stays, to be edited"
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={(error) =>
            setMessage(
              error instanceof GridUpdateRowError
                ? `Not saved: ${error.message} Correct it or press Escape.`
                : error.message,
            )
          }
          disableColumnFilter
          hideFooter
        />
      </div>
      <Alert severity="info">{message}</Alert>
    </Stack>
  );
}
