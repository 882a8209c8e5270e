import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridInitialState } from '@mui/x-data-grid-pro';
import { readColumns, writeColumns } from './columnStorage';
import { columns, rows } from './plants';

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
