/** A grid that removes its first row when the page fires a `remove` event. */
import { useEffect } from 'react';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';

const rows = [1, 2, 3].map((id) => ({ id, name: `row ${id}` }));
const columns: readonly GridColDef[] = [{ field: 'name', editable: true, width: 200 }];

export function RemovedRow() {
  const apiRef = useGridApiRef();
  useEffect(() => {
    const remove = () => apiRef.current?.updateRows([{ id: 1, _action: 'delete' }]);
    window.addEventListener('remove', remove);
    return () => window.removeEventListener('remove', remove);
  }, [apiRef]);
  return (
    <div style={{ height: 300 }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
    </div>
  );
}
