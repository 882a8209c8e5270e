/** What the claims of custom columns open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const drawn = new Set<number>();

function Cell({ id }: { id: number }) {
  const [count, setCount] = useState(0);
  drawn.add(id);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const columns: readonly GridColDef[] = [
  { field: 'id', renderCell: ({ row }) => <Cell id={row.id} /> },
];
const rows = Array.from({ length: 100 }, (_, id) => ({ id }));

/** 100 rows, of which some six fit. The ids of those that were ever drawn are `drawn` of the window. */
export function ManyRows() {
  Object.assign(window, { drawn });
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
