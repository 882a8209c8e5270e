import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Stop {
  id: number;
  stop: string;
  minutes: number;
}

const line: GridRowsProp<Stop> = [
  { id: 1, stop: 'Harbour', minutes: 0 },
  { id: 2, stop: 'Old market', minutes: 4 },
  { id: 3, stop: 'Observatory', minutes: 9 },
];

const columns: GridColDef<Stop>[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 120, editable: true },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, editable: true },
];

export default function UndoEdits() {
  const [rows, setRows] = React.useState(line);
  const [history, setHistory] = React.useState<readonly Stop[]>([]);
  const last = history.at(-1);

  const store = (row: Stop) =>
    setRows((current) => current.map((other) => (other.id === row.id ? row : other)));

  const processRowUpdate = (newRow: Stop, oldRow: Stop) => {
    if (newRow.stop !== oldRow.stop || newRow.minutes !== oldRow.minutes) {
      setHistory((current) => [...current, oldRow]);
    }
    store(newRow);
    return newRow;
  };
  const undo = () => {
    if (last) {
      store(last);
      setHistory((current) => current.slice(0, -1));
    }
  };
  const undoByKey: GridEventListener<'cellKeyDown'> = ({ cellMode }, event) => {
    if (cellMode === 'view' && (event.ctrlKey || event.metaKey) && event.key === 'z') {
      event.preventDefault();
      undo();
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Button disabled={!last} onClick={undo} sx={{ alignSelf: 'flex-start' }}>
        {last ? `Undo: back to ${last.stop}, ${last.minutes} min` : 'Nothing to undo'}
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Stops of tram line 6"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onCellKeyDown={undoByKey}
          hideFooter
        />
      </div>
    </Stack>
  );
}
