import TextField from '@mui/material/TextField';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { columns, plays } from './plays';

// Commas separate the terms, so that a term may be of several words.
const parseTerms = (input: string) =>
  input
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');

const formatTerms = (terms: string[]) => terms.join(', ');

function PlayToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={parseTerms} formatter={formatTerms} style={{ flex: 1 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <TextField
              fullWidth
              size="small"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search for phrases' },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlayToolbar };

export default function PhraseSearch() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Radio plays by phrase"
        rows={plays}
        columns={columns}
        slots={slots}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['for oslo', '2003'] } },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
