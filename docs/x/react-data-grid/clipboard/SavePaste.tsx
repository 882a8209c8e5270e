import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';
import { columns, initialPrices, mergePrices, savePrices, type Price } from './prices';

interface Batch {
  prices: Price[];
  saved: Promise<readonly Price[]>;
}

export default function SavePaste() {
  const [rows, setRows] = React.useState(initialPrices);
  const [message, setMessage] = React.useState('Click “7”, then press Ctrl+V.');
  const [saving, setSaving] = React.useState(false);
  // A ref as well, because a second key press can come before React renders.
  const isSaving = React.useRef(false);
  const batch = React.useRef<Batch | null>(null);

  const save = async (prices: readonly Price[]) => {
    isSaving.current = true;
    setSaving(true);
    setMessage('Saving…');
    try {
      const saved = await savePrices(prices);
      setRows((current) => mergePrices(current, saved));
      setMessage(`Saved with one request. Rows: ${saved.length}.`);
      return saved;
    } finally {
      isSaving.current = false;
      setSaving(false);
    }
  };

  // The grid calls `processRowUpdate` for all pasted rows right after this, before any promise
  // callback runs. So the callback below finds all rows, and later calls come from cell edits.
  const collect = () => {
    const prices: Price[] = [];
    const saved = Promise.resolve().then(() => {
      batch.current = null;
      return prices.length > 0 ? save(prices) : [];
    });
    batch.current = { prices, saved };
  };

  const processRowUpdate = async (newRow: Price) => {
    batch.current?.prices.push(newRow);
    const saved = await (batch.current?.saved ?? save([newRow]));
    return saved.find(({ id }) => id === newRow.id) ?? newRow;
  };

  // One save at a time: another paste or edit would start from rows that are about to change.
  const refuseWhileSaving = async () => {
    if (isSaving.current) {
      setMessage('Saving… Paste again when this is done.');
      throw new Error('Still saving');
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 330, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopySample text={'8\t7\n5\t4'}>Copy four prices</CopySample>
        <CopySample text={'9\t8\n-5\t4'}>Copy one below zero</CopySample>
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
          onClipboardPasteStart={collect}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setMessage(`Nothing was saved. ${error.message}`)
          }
          hideFooter
        />
      </div>
      <Alert severity="info" role="status">
        {message}
      </Alert>
    </Stack>
  );
}
