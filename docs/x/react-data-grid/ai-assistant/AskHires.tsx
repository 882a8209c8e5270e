import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { ask, columns, rows, suggestions } from './hires';

const slots = { aiAssistantPanel: GridAiAssistantPanel };

export default function AskHires() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Rentals of concert halls"
        rows={rows}
        columns={columns}
        showToolbar
        aiAssistant
        slots={slots}
        aiAssistantSuggestions={suggestions}
        onPrompt={ask}
        hideFooter
      />
    </div>
  );
}
