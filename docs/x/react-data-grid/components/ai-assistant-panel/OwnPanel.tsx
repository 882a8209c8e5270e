import * as React from 'react';
import AssistantIcon from '@mui/icons-material/Assistant';
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { ask, columns, rows, suggestions } from './loans';

function LoanToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger startIcon={<AssistantIcon fontSize="small" />}>
        Ask
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

function LoanPanel() {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  const [message, setMessage] = React.useState('Choose a question or write one.');

  React.useEffect(() => input.current?.focus(), []);

  const [busy, setBusy] = React.useState(false);

  const submit = async (prompt: string) => {
    // One question at a time: the grid applies responses in the order in which they arrive. If a user
    // closes and reopens the panel during a request, this state is lost.
    if (busy) {
      return;
    }
    setBusy(true);
    setMessage('One moment…');
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    setMessage(result instanceof Error ? result.message : `Done: ${prompt}`);
    setBusy(false);
  };

  return (
    <Stack spacing={1} sx={{ p: 2, width: 300 }}>
      {suggestions.map(({ value }) => (
        <Button
          key={value}
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() => submit(value)}
        >
          {value}
        </Button>
      ))}
      <PromptField onSubmit={submit} style={{ display: 'flex', gap: 8 }}>
        <PromptFieldControl label="Your question" size="small" fullWidth inputRef={input} />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Alert severity="info" role="status">
        {message}
      </Alert>
      <Button size="small" onClick={() => apiRef.current.hidePreferences()}>
        Close
      </Button>
    </Stack>
  );
}

const slots = { toolbar: LoanToolbar, aiAssistantPanel: LoanPanel };

export default function OwnPanel() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        aria-label="Loans, with a panel of our own"
        rows={rows}
        columns={columns}
        aiAssistant
        onPrompt={ask}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
