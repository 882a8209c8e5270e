import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';
import { columns, initialPrices, mergePrices, savePrices, type Price } from './prices';
import { usePasteBatch } from './usePasteBatch';

export default function SavePaste() {
  const [rows, setRows] = React.useState(initialPrices);
  const [message, setMessage] = React.useState('Click “7”, then press Ctrl+V.');

  const { saving, gridProps } = usePasteBatch<Price>(async (newRows) => {
    const saved = await savePrices(newRows);
    setRows((current) => mergePrices(current, saved));
    setMessage(`Saved with one request. Rows: ${saved.length}.`);
    return saved;
  });

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
          {...gridProps}
          onProcessRowUpdateError={(error: Error) =>
            setMessage(`Nothing was saved. ${error.message}`)
          }
          hideFooter
        />
      </div>
      <Alert severity="info" role="status">
        {saving ? 'Saving… Paste again when this is done.' : message}
      </Alert>
    </Stack>
  );
}
