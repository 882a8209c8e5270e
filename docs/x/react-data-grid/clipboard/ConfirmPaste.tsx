import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { CopySample } from './CopySample';
import { columns, saveSeat, start, type Seat } from './seats';

interface Question {
  lines: number;
  confirm: () => void;
  cancel: () => void;
}

export default function ConfirmPaste() {
  const [rows, setRows] = React.useState(start);
  const [question, setQuestion] = React.useState<Question | null>(null);
  const [pasting, setPasting] = React.useState(false);

  const ask = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      setQuestion({ lines: data.length, confirm: resolve, cancel: () => reject(new Error('no')) });
    }).finally(() => setQuestion(null));

  const processRowUpdate = async (newRow: Seat) => {
    const saved = await saveSeat(newRow);
    setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  return (
    <Stack spacing={1} sx={{ height: 262, width: '100%' }}>
      <div>
        <CopySample text={'Olga\tKwame\nBeatriz\tTom'}>Copy four names</CopySample>
      </div>
      <div style={{ height: 216 }}>
        <DataGridPremium
          aria-label="Seats"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          loading={pasting}
          onBeforeClipboardPasteStart={ask}
          onClipboardPasteStart={() => setPasting(true)}
          onClipboardPasteEnd={() => setPasting(false)}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={() => setPasting(false)}
          hideFooter
        />
      </div>
      {question && (
        <Dialog open onClose={question.cancel} aria-labelledby="paste-question">
          <DialogTitle id="paste-question">Overwrite {question.lines} rows?</DialogTitle>
          <DialogActions>
            <Button onClick={question.cancel}>Cancel</Button>
            <Button onClick={question.confirm}>Overwrite</Button>
          </DialogActions>
        </Dialog>
      )}
    </Stack>
  );
}
