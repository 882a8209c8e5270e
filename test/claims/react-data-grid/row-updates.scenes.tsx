/**
 * A grid that removes its first row when the page fires a `remove` event. Each `look` event writes the value that the grid
 * has received from the edit to `data-edited` of the body, since keys reach it late.
 */
import { useEffect } from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

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
