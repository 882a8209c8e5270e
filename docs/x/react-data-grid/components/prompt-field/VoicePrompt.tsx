import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import SendIcon from '@mui/icons-material/Send';
import StopIcon from '@mui/icons-material/Stop';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldRecord,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { ask, columns, rows } from './recipes';

function VoiceToolbar() {
  const apiRef = useGridApiContext();
  const [problem, setProblem] = React.useState('');
  const pending = React.useRef(false);

  const submit = async (prompt: string) => {
    if (prompt === '') {
      return;
    }
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
      <PromptField
        lang="en"
        onSubmit={submit}
        onRecordError={(error) => setProblem(error || 'The microphone could not be used.')}
        style={{ display: 'flex', gap: 8, flex: 1, minWidth: 240 }}
      >
        <PromptFieldRecord
          render={({ ref, onClick, disabled }, { recording }) => (
            <IconButton
              ref={ref}
              onClick={onClick}
              disabled={disabled}
              color={recording ? 'error' : 'default'}
              aria-label={recording ? 'Stop recording' : 'Record a question'}
            >
              {recording ? <StopIcon fontSize="small" /> : <MicIcon fontSize="small" />}
            </IconButton>
          )}
        />
        <PromptFieldControl label="Say or type a question" size="small" fullWidth />
        <PromptFieldSend aria-label="Send the question">
          <SendIcon fontSize="small" />
        </PromptFieldSend>
      </PromptField>
      <Typography variant="body2" component="output">
        {problem || 'Say “quick dishes”'}
      </Typography>
    </Toolbar>
  );
}

const slots = { toolbar: VoiceToolbar };

export default function VoicePrompt() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Dishes, asked by voice"
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
