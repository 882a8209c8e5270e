import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { ask, columns, rows, suggestions } from './hires';

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function WhatIsSent() {
  const [sampling, setSampling] = React.useState(false);
  const [sent, setSent] = React.useState('Ask something to see what is sent.');

  return (
    <Stack spacing={1} sx={{ height: 600, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={sampling} onChange={(_event, checked) => setSampling(checked)} />}
        label="Allow values of the rows as examples"
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Rentals, with a look at the requests"
          rows={rows}
          columns={columns}
          showToolbar
          aiAssistant
          slots={slots}
          allowAiAssistantDataSampling={sampling}
          aiAssistantSuggestions={suggestions}
          onPrompt={(prompt, context) => {
            setSent(`${prompt}\n${context.replaceAll('},{', '},\n{')}`);
            return ask(prompt);
          }}
          hideFooter
        />
      </div>
      <Box
        component="output"
        sx={{ height: 130, overflow: 'auto', whiteSpace: 'pre-wrap', typography: 'caption' }}
        tabIndex={0}
        role="region"
        aria-label="What was sent"
      >
        {sent}
      </Box>
    </Stack>
  );
}
