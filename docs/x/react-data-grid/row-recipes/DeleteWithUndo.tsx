import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type DataGridProps,
  type GridRowId,
} from '@mui/x-data-grid';
import { columns, finds, type Find } from './lostProperty';

const NOTHING: ReadonlySet<GridRowId> = new Set();

export default function DeleteWithUndo() {
  const apiRef = useGridApiRef();
  const [kept, setKept] = React.useState(finds);
  const [deleted, setDeleted] = React.useState(NOTHING);

  // The rows stay in `kept` until the undo is no longer offered, so they return to their places.
  const rows = React.useMemo(() => kept.filter(({ id }) => !deleted.has(id)), [kept, deleted]);

  const commit = () => {
    // Here you would send the ids in `deleted` to the server, also before the user leaves the page.
    // If it refuses, restore the rows.
    setKept(rows);
    setDeleted(NOTHING);
  };

  const remove = (ids: readonly GridRowId[]) => {
    if (ids.length > 0) {
      if (deleted.size > 0) {
        commit();
      }
      setDeleted(new Set(ids));
    }
  };

  const removeSelected = () => {
    // A selection made before a filter includes the rows that the filter hides. They stay.
    const shown = gridExpandedSortedRowIdsSelector(apiRef);
    remove(shown.filter((id) => apiRef.current?.isRowSelected(id)));
  };

  const handleCellKeyDown: DataGridProps<Find>['onCellKeyDown'] = ({ id }, event) => {
    if (event.key === 'Delete') {
      remove([id]);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 440, width: '100%' }}>
      <Stack direction="row">
        <Button onClick={removeSelected}>Delete selected</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Lost and found"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onCellKeyDown={handleCellKeyDown}
          hideFooter
        />
      </div>
      {deleted.size > 0 && (
        <Alert
          severity="info"
          role="status"
          action={
            <>
              <Button onClick={() => setDeleted(NOTHING)}>Undo</Button>
              <Button onClick={commit}>Dismiss</Button>
            </>
          }
        >
          {deleted.size === 1 ? '1 row deleted' : `${deleted.size} rows deleted`}
        </Alert>
      )}
    </Stack>
  );
}
