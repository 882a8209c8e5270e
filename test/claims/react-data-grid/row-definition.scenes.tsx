import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [{ field: 'id' }, { field: 'value' }];
const rowsWith = (value: number) => Array.from({ length: 60 }, (_, id) => ({ id, value }));

/** A list that scrolls; a button gives all rows another value. */
export function LongList() {
  const [rows, setRows] = useState(() => rowsWith(0));
  return (
    <>
      <button
        type="button"
        onClick={() => setRows((before) => rowsWith((before[0]?.value ?? 0) + 1))}
      >
        Change
      </button>
      <div style={{ height: 400, width: 500 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    </>
  );
}

export { default as LoadingRows } from '../../../docs/x/react-data-grid/row-definition/LoadingRows';

/** Loading with looks of its own: with rows and without. */
export function OtherLooks() {
  return [rowsWith(0), []].map((rows, index) => (
    <div key={index} style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'circular-progress' } }}
      />
    </div>
  ));
}
