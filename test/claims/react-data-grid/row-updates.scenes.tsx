/**
 * A grid that removes its first row when the page fires a `remove` event. Each `look` event writes the value that the grid
 * has received from the edit to `data-edited` of the body, since keys reach it late.
 */
import { useEffect, useRef, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid';

const rows = [1, 2, 3].map((id) => ({ id, name: `row ${id}` }));
const columns: readonly GridColDef[] = [{ field: 'name', editable: true, width: 200 }];

export function RemovedRow() {
  const apiRef = useGridApiRef();
  useEffect(() => {
    const remove = () => apiRef.current?.updateRows([{ id: 1, _action: 'delete' }]);
    const look = () => {
      document.body.dataset.edited = String(
        apiRef.current?.getRowWithUpdatedValues(1, 'name').name,
      );
    };
    window.addEventListener('remove', remove);
    window.addEventListener('look', look);
    return () => {
      window.removeEventListener('remove', remove);
      window.removeEventListener('look', look);
    };
  }, [apiRef]);
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
    </div>
  );
}

/** The code of the page, which keeps a row until its edit ends; its `remove` event deletes the first row. */
export function KeptRow() {
  const apiRef = useGridApiRef();
  const editedId = useRef<GridRowId>(null);
  const deletedIds = useRef<GridRowId[]>([]);
  const [saves, setSaves] = useState<readonly string[]>([]);
  useEffect(() => {
    const remove = () => removeRow(1);
    window.addEventListener('remove', remove);
    return () => window.removeEventListener('remove', remove);
  });

  const removeRow = (id: GridRowId) => {
    if (id === editedId.current) {
      deletedIds.current.push(id);
    } else {
      apiRef.current?.updateRows([{ id, _action: 'delete' }]);
    }
  };
  const onCellEditStart: DataGridProps['onCellEditStart'] = ({ id }) => {
    editedId.current = id;
  };
  const onCellEditStop: DataGridProps['onCellEditStop'] = () => {
    editedId.current = null;
    setTimeout(() => deletedIds.current.splice(0).forEach(removeRow));
  };
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellEditStart={onCellEditStart}
        onCellEditStop={onCellEditStop}
        processRowUpdate={(row) => {
          setSaves((before) => [...before, `${row.id}: ${row.name.replace('row 1', '')}`]);
          return row;
        }}
      />
      <ul aria-label="Saves">
        {saves.map((save) => (
          <li key={save}>{save}</li>
        ))}
      </ul>
    </div>
  );
}
