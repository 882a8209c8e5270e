import AssistantIcon from '@mui/icons-material/Assistant';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { ask, columns, rows, suggestions } from './loans';

function LoanToolbar() {
  return (
    <Toolbar>
      <AiAssistantPanelTrigger startIcon={<AssistantIcon fontSize="small" />}>
        Ask about loans
      </AiAssistantPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: LoanToolbar, aiAssistantPanel: GridAiAssistantPanel };

export default function TriggerInToolbar() {
  return (
    <div style={{ height: 322, width: '100%' }}>
      <DataGridPremium
        aria-label="Loans of the library"
        rows={rows}
        columns={columns}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={ask}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
