import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { columns, line, type Stop } from './tramLine';

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
        {last ? (
          <>
            Undo: back to {last.stop}, {last.minutes ?? 'no'} min
          </>
        ) : (
          'Nothing to undo'
        )}
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
