import InputBase from '@mui/material/InputBase';
import { DataGrid, QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { columns, plays } from './plays';

function PlayToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded style={{ flex: 1, paddingInline: 8 }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <InputBase
              fullWidth
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              placeholder="Title, author, language…"
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search radio plays' }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlayToolbar };

export default function SearchField() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Radio plays"
        rows={plays}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
