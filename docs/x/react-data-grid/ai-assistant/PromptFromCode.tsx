import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { ask, columns, rows, suggestions } from './hires';

const prompts = [...suggestions.map(({ value }) => value), 'Who sings best?'];

export default function PromptFromCode() {
  const apiRef = useGridApiRef();
  const [problem, setProblem] = React.useState<string>();

  const [busy, setBusy] = React.useState(false);

  const run = async (prompt: string) => {
    // One question at a time: the grid applies the answers in the order in which they arrive.
    setBusy(true);
    const result = await apiRef.current?.aiAssistant.processPrompt(prompt);
    setProblem(result instanceof Error ? result.message : undefined);
    setBusy(false);
  };

  return (
    <Stack spacing={1} sx={{ height: 500, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {prompts.map((prompt) => (
          <Button key={prompt} size="small" disabled={busy} onClick={() => run(prompt)}>
            {prompt}
          </Button>
        ))}
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Rentals, asked by buttons"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          aiAssistant
          onPrompt={ask}
          hideFooter
        />
      </div>
      <Alert severity={problem ? 'error' : 'info'}>{problem ?? 'Ask a question.'}</Alert>
    </Stack>
  );
}
