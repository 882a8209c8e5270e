import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { columns, route, saveRoute, type Stop } from './route';

export default function SaveOrder() {
  const [rows, setRows] = React.useState(route);
  const [broken, setBroken] = React.useState(false);
  const [status, setStatus] = React.useState<'saved' | 'saving' | 'failed'>('saved');

  const saved = React.useRef(route);
  const latest = React.useRef(route);
  const queue = React.useRef(Promise.resolve());

  const save = (stops: readonly Stop[]) => {
    latest.current = stops;
    setStatus('saving');
    // One request at a time, so that an older order never reaches the server after a newer one.
    queue.current = queue.current.then(async () => {
      // A newer order is waiting, and contains this move.
      if (stops !== latest.current) {
        return;
      }
      try {
        await saveRoute(stops, broken);
        saved.current = stops;
        setStatus(stops === latest.current ? 'saved' : 'saving');
      } catch {
        // To put the rows back at once, call setRows(saved.current) if `stops` is still the latest order.
        setStatus(stops === latest.current ? 'failed' : 'saving');
      }
    });
  };

  // The indexes include rows that a filter hides. Dragging needs a pointer: MoveByKeyboard adds keys.
  const handleRowOrderChange = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setRows(next);
    save(next);
  };

  const undo = () => {
    setRows(saved.current);
    setStatus('saved');
  };

  return (
    <Stack spacing={1} sx={{ height: 400, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={broken} onChange={(_, checked) => setBroken(checked)} />}
        label="Server is down"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Stops of the delivery round"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={handleRowOrderChange}
          disableColumnSorting
          hideFooter
        />
      </div>
      {status === 'failed' ? (
        <Alert
          severity="error"
          action={
            <>
              <Button onClick={() => save(rows)}>Try again</Button>
              <Button onClick={undo}>Undo</Button>
            </>
          }
        >
          The new order is not saved.
        </Alert>
      ) : (
        <Typography component="output">{status === 'saving' ? 'Saving…' : 'Saved'}</Typography>
      )}
    </Stack>
  );
}
