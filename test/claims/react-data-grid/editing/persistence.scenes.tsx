/** A grid whose first save ends when the page fires an `end-save` event, and a grid whose saves are refused. */
import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  GridCellEditStopReasons,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid';

interface Row {
  id: number;
  name: string;
}

const rows: readonly Row[] = [1, 2, 3].map((id) => ({ id, name: '' }));
const columns: readonly GridColDef<Row>[] = [{ field: 'name', editable: true, width: 200 }];

function SlowSave({ isFocusKept }: { readonly isFocusKept: boolean }) {
  const apiRef = useGridApiRef();
  const [saves, setSaves] = useState<readonly string[]>([]);
  const processRowUpdate = async (row: Row) => {
    setSaves((before) => [...before, `${row.id}: ${row.name}`]);
    if (row.id === 1) {
      await new Promise((resolve) => window.addEventListener('end-save', resolve, { once: true }));
    }
    return row;
  };
  const onCellEditStop: DataGridProps['onCellEditStop'] = ({ id, field, reason }, event) => {
    if (
      isFocusKept &&
      (reason === GridCellEditStopReasons.enterKeyDown ||
        reason === GridCellEditStopReasons.tabKeyDown ||
        reason === GridCellEditStopReasons.shiftTabKeyDown)
    ) {
      event.defaultMuiPrevented = true;
      apiRef.current?.stopCellEditMode({ id, field });
    }
  };
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onCellEditStop={onCellEditStop}
      />
      <ul aria-label="Saves">
        {saves.map((save) => (
          <li key={save}>{save}</li>
        ))}
      </ul>
    </div>
  );
}

export const FocusMoves = () => <SlowSave isFocusKept={false} />;
export const FocusStays = () => <SlowSave isFocusKept />;

/** A grid whose saves are refused, and the number of tries. */
export function RefusedSave() {
  const [tries, setTries] = useState(0);
  const processRowUpdate = async (): Promise<Row> => {
    setTries((before) => before + 1);
    throw new Error('Refused');
  };
  return (
    <div style={{ height: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={processRowUpdate}
        onProcessRowUpdateError={() => undefined}
      />
      <button type="button">Elsewhere</button>
      <output>{tries}</output>
    </div>
  );
}
