import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridEventListener } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';
import { columns, initialPrices, mergePrices, savePrices, type Price } from './prices';

// The grid takes pasted rows 50 ms after the last response, and overwrites rows put back earlier.
const UNDO_DELAY_MS = 100;

export default function UndoPaste() {
  const [rows, setRows] = React.useState(initialPrices);
  const [message, setMessage] = React.useState('Click “7”, then press Ctrl+V.');
  const [saving, setSaving] = React.useState(false);
  // A ref as well, because a second key press can come before React renders.
  const isSaving = React.useRef(false);
  /** The rows of each paste as they were before it, the last paste at the end. */
  const history = React.useRef<Price[][]>([]);
  const paste = React.useRef<Price[] | null>(null);

  // One save at a time: another paste or edit would start from rows that are about to change.
  const markSaving = (value: boolean) => {
    isSaving.current = value;
    setSaving(value);
  };

  const refuseWhileSaving = async () => {
    if (isSaving.current) {
      throw new Error('Still saving');
    }
  };

  const startPaste = () => {
    const before: Price[] = [];
    history.current.push(before);
    markSaving(true);
    setMessage('Saving…');
    // The grid calls `processRowUpdate` for all pasted rows before any promise callback runs.
    // Later calls come from cell edits.
    paste.current = before;
    queueMicrotask(() => {
      paste.current = null;
    });
  };

  const endPaste = () => {
    setTimeout(() => {
      markSaving(false);
      const changed = history.current.at(-1)?.length ?? 0;
      if (changed === 0) {
        history.current.pop();
      } else {
        setMessage(`Pasted. Changed rows: ${changed}. To undo, press Ctrl+Z in the grid.`);
      }
    }, UNDO_DELAY_MS);
  };

  const processRowUpdate = async (newRow: Price, oldRow: Price) => {
    const before = paste.current;
    if (!before) {
      markSaving(true);
    }
    try {
      const [saved = newRow] = await savePrices([newRow]);
      setRows((current) => mergePrices(current, [saved]));
      if (before) {
        before.push(oldRow);
      } else {
        // Undoing an earlier paste would revert this edit too.
        history.current = [];
      }
      return saved;
    } finally {
      if (!before) {
        markSaving(false);
      }
    }
  };

  const undo = async () => {
    const before = history.current.at(-1);
    if (!before || isSaving.current) {
      setMessage(before ? 'Saving… Undo when this is done.' : 'There is no paste to undo.');
      return;
    }
    markSaving(true);
    setMessage('Undoing…');
    try {
      const saved = await savePrices(before);
      setRows((current) => mergePrices(current, saved));
      history.current.pop();
      setMessage('The paste is undone.');
    } catch {
      setMessage('The paste could not be undone. Try again.');
    } finally {
      markSaving(false);
    }
  };

  const undoByKey: GridEventListener<'cellKeyDown'> = ({ cellMode }, event) => {
    if (cellMode === 'view' && event.key === 'z' && (event.ctrlKey || event.metaKey)) {
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
          loading={saving}
          isCellEditable={() => !saving}
          onBeforeClipboardPasteStart={refuseWhileSaving}
          onClipboardPasteStart={startPaste}
          onClipboardPasteEnd={endPaste}
          onCellKeyDown={undoByKey}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      <Alert severity="info" role="status">
        {message}
      </Alert>
    </Stack>
  );
}
