import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridEventListener } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';
import { columns, initialPrices, mergePrices, savePrices, type Price } from './prices';
import { usePasteBatch } from './usePasteBatch';

export default function UndoPaste() {
  const [rows, setRows] = React.useState(initialPrices);
  const [message, setMessage] = React.useState('Click “7”, then press Ctrl+V.');
  /** For each paste, its rows as they were before. The last paste is at the end. */
  const history = React.useRef<Price[][]>([]);

  const store = async (prices: Price[]) => {
    const saved = await savePrices(prices);
    setRows((current) => mergePrices(current, saved));
    return saved;
  };

  const { saving, run, gridProps } = usePasteBatch<Price>(async (newRows, oldRows, isPaste) => {
    const saved = await store(newRows);
    if (isPaste) {
      history.current.push(oldRows);
      setMessage('Pasted. To undo, press Ctrl+Z in the grid.');
    } else {
      // Undoing an earlier paste would revert this edit too.
      history.current = [];
      setMessage('Saved.');
    }
    return saved;
  });

  const undo = async () => {
    const oldRows = history.current.at(-1);
    if (!oldRows) {
      setMessage('There is no paste to undo.');
      return;
    }
    try {
      await run(() => store(oldRows));
      history.current.pop();
      setMessage('The paste is undone.');
    } catch (error) {
      setMessage(`Nothing was undone. ${error instanceof Error ? error.message : ''}`);
    }
  };

  const undoByKey: GridEventListener<'cellKeyDown'> = ({ cellMode }, event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // With Caps Lock, the key is “Z”.
    if (cellMode === 'view' && isShortcut && event.key.toLowerCase() === 'z') {
      void undo();
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 330, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopySample text={'8\t7\n5\t4'}>Copy four prices</CopySample>
        <Button onClick={undo}>Undo the paste</Button>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGridPremium
          aria-label="Prices"
          rows={rows}
          columns={columns}
          rowSelection={false}
          {...gridProps}
          onCellKeyDown={undoByKey}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      <Alert severity="info" role="status">
        {saving ? 'Saving…' : message}
      </Alert>
    </Stack>
  );
}
