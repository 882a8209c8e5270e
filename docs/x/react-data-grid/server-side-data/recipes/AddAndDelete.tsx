import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  DataGrid,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { columns, createOffice, initialState, type Find } from './lostAndFound';

export default function AddAndDelete() {
  const apiRef = useGridApiRef();
  const [office] = React.useState(createOffice);
  const [message, setMessage] = React.useState('Delete something. Violins are refused.');
  const [busy, setBusy] = React.useState(false);

  const dataSource = React.useMemo<GridDataSource>(() => ({ getRows: office.list }), [office]);

  const change = React.useCallback(
    async (work: () => Promise<void>, done: string) => {
      setBusy(true);
      try {
        await work();
        setMessage(done);
        apiRef.current?.dataSource.cache.clear();
        // Until the new rows arrive, a deleted row is still on screen.
        await apiRef.current?.dataSource.fetchRows();
      } catch (error) {
        setMessage(error instanceof Error ? error.message : 'That failed.');
      } finally {
        setBusy(false);
      }
    },
    [apiRef],
  );

  const allColumns = React.useMemo<readonly GridColDef<Find>[]>(
    () => [
      ...columns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.thing} ${id}`}
            disabled={busy}
            onClick={() => change(() => office.remove(id), `Deleted ${row.thing} ${id}.`)}
          />,
        ],
      },
    ],
    [busy, change, office],
  );

  const add = () =>
    change(() => office.add({ thing: 'Oboe', place: 'Ferry', shelf: 4 }), 'Added an oboe.');

  return (
    <Stack spacing={1} sx={{ height: 480, width: '100%' }}>
      <Button onClick={add} disabled={busy} sx={{ alignSelf: 'flex-start' }}>
        Add an oboe
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lost and found"
          apiRef={apiRef}
          columns={allColumns}
          dataSource={dataSource}
          onDataSourceError={(error) => setMessage(error.message)}
          initialState={initialState}
          pageSizeOptions={[5]}
          disableColumnFilter
        />
      </div>
      <Alert severity="info">{message}</Alert>
    </Stack>
  );
}
