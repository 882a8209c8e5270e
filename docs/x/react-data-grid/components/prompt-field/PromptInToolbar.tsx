import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { ask, columns, rows } from './recipes';

function PromptToolbar() {
  const apiRef = useGridApiContext();
  const [problem, setProblem] = React.useState('');
  const pending = React.useRef(false);

  const submit = async (prompt: string) => {
    // Enter submits during a request too, and responses could arrive in the wrong order.
    if (pending.current) {
      setProblem('Wait for the answer to the previous question.');
      return;
    }
    pending.current = true;
    const result = await apiRef.current.aiAssistant.processPrompt(prompt);
    pending.current = false;
    setProblem(result instanceof Error ? result.message : '');
  };

  return (
    <Toolbar style={{ flexWrap: 'wrap', gap: 8, flex: 'none', padding: 12 }}>
      <PromptField onSubmit={submit} style={{ display: 'flex', gap: 8, flex: 1, minWidth: 240 }}>
        <PromptFieldControl label="Ask for dishes" size="small" fullWidth />
        <PromptFieldSend aria-label="Send">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Typography variant="body2" component="output">
        {problem || 'Quick dishes, Tunisian dishes'}
      </Typography>
    </Toolbar>
  );
}

const slots = { toolbar: PromptToolbar };

export default function PromptInToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Dishes"
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
