/** What the claims of column definition open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

const rows = Array.from({ length: 60 }, (_, id) => ({ id }));

const columns: readonly GridColDef[] = [
  { field: 'fixed', headerName: 'Fixed', width: 200 },
  { field: 'fluid', headerName: 'Fluid', flex: 1 },
  {
    field: 'text',
    headerName: 'Text',
    renderCell: () => <i style={{ display: 'block', lineHeight: 1 }}>text</i>,
  },
  {
    field: 'flex',
    headerName: 'Flex',
    display: 'flex',
    renderCell: () => <i style={{ display: 'block', lineHeight: 1 }}>flex</i>,
  },
  { field: 'counter', headerName: 'Counter', renderCell: () => <Counter /> },
];

/** 60 rows, of which some ten fit; 800 px wide. */
export function ManyRows() {
  return (
    <div style={{ width: 800, height: 400 }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </div>
  );
}
