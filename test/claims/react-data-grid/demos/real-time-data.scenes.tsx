import * as React from 'react';
import { DataGridPro, type GridColDef, useGridApiRef } from '@mui/x-data-grid-pro';

declare global {
  interface Window {
    /** The rows whose cell was drawn. */
    drawn?: number[];
    readPowerOf?: (id: number) => unknown;
  }
}

const rows = Array.from({ length: 500 }, (_, id) => ({ id, power: 0 }));
const columns: readonly GridColDef[] = [
  {
    field: 'power',
    renderCell: ({ row }) => {
      window.drawn?.push(row.id);
      return row.power;
    },
  },
];

/** 500 turbines, of which the second button changes one at the end. */
export function Many() {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    window.readPowerOf = (id) => apiRef.current?.getRow(id).power;
  });
  const update = (id: number) => {
    window.drawn = [];
    apiRef.current?.updateRows([{ id, power: 7 }]);
  };
  return (
    <div style={{ height: 400 }}>
      <button type="button" onClick={() => update(0)}>
        First
      </button>
      <button type="button" onClick={() => update(400)}>
        Late
      </button>
      <DataGridPro apiRef={apiRef} rows={rows} columns={columns} />
    </div>
  );
}
