import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { columns, plays } from './plays';

const start = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
);

const clear = (
  <InputAdornment position="end">
    <QuickFilterClear render={<IconButton size="small" edge="end" aria-label="Clear search" />}>
      <CloseIcon fontSize="small" />
    </QuickFilterClear>
  </InputAdornment>
);

function PlayToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded debounceMs={300}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }) => (
            <TextField
              size="small"
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Search the archive' },
                input: { startAdornment: start, endAdornment: value ? clear : undefined },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlayToolbar };

export default function SearchFieldWithClear() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Archive of radio plays"
        rows={plays}
        columns={columns}
        slots={slots}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['oslo'] } } }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
