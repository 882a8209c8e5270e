import * as React from 'react';
import { flushSync } from 'react-dom';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DataGridPremium, gridFocusCellSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';
import { columns, saveSeat, start, type Seat } from './seats';

interface Question {
  lines: number;
  answer: (isConfirmed: boolean) => void;
}

export default function ConfirmPaste() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(start);
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [saves, setSaves] = React.useState(0);
  const [message, setMessage] = React.useState('Choose “Iris”, then press Ctrl+V.');

  const ask = async ({ data }: { data: string[][] }) => {
    // One save at a time: another paste would start from rows that are about to change.
    if (saves > 0) {
      throw new Error('Still saving');
    }
    const cell = gridFocusCellSelector(apiRef);
    const isConfirmed = await new Promise<boolean>((resolve) => {
      setQuestion({ lines: data.length, answer: resolve });
    });
    // Close the dialog first, because it keeps the focus while it's open. Then put the focus back
    // into the cell: the grid looks for the focused cell when this function is done.
    flushSync(() => setQuestion(null));
    if (cell) {
      apiRef.current?.setCellFocus(cell.id, cell.field);
    }
    if (!isConfirmed) {
      throw new Error('The user canceled the paste.');
    }
  };

  const processRowUpdate = async (newRow: Seat) => {
    setSaves((count) => count + 1);
    try {
      const saved = await saveSeat(newRow);
      setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
      return saved;
    } finally {
      setSaves((count) => count - 1);
    }
  };

  return (
    <Stack spacing={1} sx={{ height: 330, width: '100%' }}>
      <div>
        <CopySample text={'Olga\tKwame\nBeatriz\tTom'}>Copy four names</CopySample>
      </div>
      <div style={{ height: 216 }}>
        <DataGridPremium
          aria-label="Seats"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          rowSelection={false}
          loading={saves > 0}
          isCellEditable={() => saves === 0}
          onBeforeClipboardPasteStart={ask}
          onClipboardPasteStart={() => setMessage('Saving…')}
          onClipboardPasteEnd={() =>
            setMessage((current) => (current === 'Saving…' ? 'Saved.' : current))
          }
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      <Alert severity="info" role="status">
        {message}
      </Alert>
      {question && (
        <Dialog open onClose={() => question.answer(false)} aria-labelledby="paste-question">
          <DialogTitle id="paste-question">Overwrite {question.lines} rows?</DialogTitle>
          <DialogActions>
            <Button onClick={() => question.answer(false)}>Cancel</Button>
            <Button onClick={() => question.answer(true)}>Overwrite</Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  );
}
