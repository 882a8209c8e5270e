import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  type Conversation,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { ask, columns, rows, suggestions } from './hires';

const earlier: Conversation[] = [
  {
    id: 'conversation-1',
    title: 'Highest fee first',
    prompts: [
      { value: 'Highest fee first', createdAt: new Date(2026, 2, 16, 9, 30), variant: 'success' },
    ],
  },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aiAssistant: { conversations: earlier },
};

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function KeepConversations() {
  const apiRef = useGridApiRef();
  const [conversations, setConversations] = React.useState(earlier);
  const [pending, setPending] = React.useState(false);

  const answer = async (prompt: string) => {
    setPending(true);
    try {
      return await ask(prompt);
    } finally {
      setPending(false);
    }
  };

  const forget = () => {
    apiRef.current?.aiAssistant.setActiveConversationIndex(0);
    apiRef.current?.aiAssistant.setConversations([]);
  };

  return (
    <Stack spacing={1} sx={{ height: 508, width: '100%' }}>
      <Button
        disabled={pending || conversations.length === 0}
        onClick={forget}
        sx={{ alignSelf: 'flex-start' }}
      >
        Forget all questions
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Rentals, with kept questions"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          showToolbar
          aiAssistant
          slots={slots}
          aiAssistantSuggestions={suggestions}
          initialState={initialState}
          onAiAssistantConversationsChange={setConversations}
          onPrompt={answer}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        Conversations: {conversations.length}, questions:{' '}
        {conversations.flatMap(({ prompts }) => prompts).length}
      </Typography>
    </Stack>
  );
}
