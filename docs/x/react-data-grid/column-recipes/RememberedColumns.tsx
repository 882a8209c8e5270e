import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { readColumns, writeColumns } from './columnStorage';

interface Plant {
  id: number;
  name: string;
  bed: string;
  potted: number;
  price: number;
}

const rows: readonly Plant[] = [
  { id: 1, name: 'Lavender', bed: 'A1', potted: 140, price: 3.2 },
  { id: 2, name: 'Rosemary', bed: 'A3', potted: 86, price: 3.6 },
  { id: 3, name: 'Lemon balm', bed: 'C2', potted: 52, price: 2.4 },
];

const columns: readonly GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', width: 160 },
  { field: 'bed', headerName: 'Bed', width: 100 },
  { field: 'potted', headerName: 'Potted', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 120 },
];

const key = 'nursery-columns';

export default function RememberedColumns() {
  const apiRef = useGridApiRef();
  const [initialState, setInitialState] = React.useState<GridInitialState>(() => ({
    columns: readColumns(key),
  }));
  const [version, setVersion] = React.useState(0);

  const save = React.useCallback(() => {
    writeColumns(key, apiRef.current?.exportState().columns);
  }, [apiRef]);

  const reset = () => {
    writeColumns(key, undefined);
    setInitialState({});
    setVersion((last) => last + 1); // A new key mounts a new grid.
  };

  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 264, width: '100%' }}>
      <div>
        <Button onClick={reset}>Reset columns</Button>
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          key={version}
          aria-label="Plants of the nursery"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={initialState}
          onColumnOrderChange={save}
          onColumnWidthChange={save}
          onColumnVisibilityModelChange={save}
          hideFooter
        />
      </div>
    </div>
  );
}
