import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PromptField,
  PromptFieldControl,
  PromptFieldSend,
  Toolbar,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { columns, rows } from './recipes';

function WordsToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar style={{ flex: 'none', padding: 12 }}>
      <PromptField
        onSubmit={(words) => apiRef.current.setQuickFilterValues(words.split(/\s+/))}
        style={{ display: 'flex', gap: 8, flex: 1 }}
      >
        <PromptFieldControl label="Words, then Enter" size="small" fullWidth />
        <PromptFieldSend aria-label="Search dishes">
          <SearchIcon fontSize="small" />
        </PromptFieldSend>
        <Button size="small" onClick={() => apiRef.current.setQuickFilterValues([])}>
          Show all
        </Button>
      </PromptField>
    </Toolbar>
  );
}

const slots = { toolbar: WordsToolbar };

export default function WithoutAssistant() {
  return (
    <div style={{ height: 334, width: '100%' }}>
      <DataGridPremium
        aria-label="Dishes, searched"
        rows={rows}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
