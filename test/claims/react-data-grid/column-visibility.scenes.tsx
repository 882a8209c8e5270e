/** What the claims of column visibility open in the real browser. */
import { useState } from 'react';
import { DataGrid, type GridColumnVisibilityModel, useGridApiRef } from '@mui/x-data-grid';

const rows = [{ id: 1, a: 'x', b: 'two' }];
const columns = [{ field: 'a' }, { field: 'b' }];

interface Props {
  readonly isStored: boolean;
}

/** Prints all columns, one of which is hidden by a controlled model, and shows the models that the callback receives. */
function Printable({ isStored }: Props) {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState<GridColumnVisibilityModel>({ b: false });
  const [received, setReceived] = useState<readonly string[]>([]);
  const store = (next: GridColumnVisibilityModel) => {
    setModel(next);
    setReceived((all) => [...all, JSON.stringify(next)]);
  };
  return (
    <div style={{ height: 300 }}>
      <button
        type="button"
        onClick={() => apiRef.current?.exportDataAsPrint({ fileName: 'All', allColumns: true })}
      >
        Print
      </button>
      <output>{received.join(' ')}</output>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={isStored ? store : undefined}
        hideFooter
      />
    </div>
  );
}

export function WithCallback() {
  return <Printable isStored />;
}

export function WithoutCallback() {
  return <Printable isStored={false} />;
}
