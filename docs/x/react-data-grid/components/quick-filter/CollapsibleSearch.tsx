import SearchIcon from '@mui/icons-material/Search';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, plays } from './plays';

function PlayToolbar() {
  return (
    <Toolbar>
      <Typography variant="subtitle2" component="p" noWrap sx={{ flex: 1, mx: 1 }}>
        Radio plays
      </Typography>
      <QuickFilter style={{ display: 'flex' }}>
        <QuickFilterControl
          render={({ ref, value, onChange, onKeyDown, slotProps }, { expanded }) => (
            <InputBase
              inputRef={ref}
              value={value}
              onChange={onChange}
              onKeyDown={onKeyDown}
              inputProps={{ ...slotProps?.htmlInput, 'aria-label': 'Search by any word' }}
              sx={{
                width: expanded ? 160 : 0,
                visibility: expanded ? 'visible' : 'hidden',
                transition: (theme) => theme.transitions.create('width'),
              }}
            />
          )}
        />
        <Tooltip title="Search">
          <QuickFilterTrigger
            render={(props, { expanded }) => (
              <ToolbarButton {...props} style={{ visibility: expanded ? 'hidden' : 'visible' }}>
                <SearchIcon fontSize="small" />
              </ToolbarButton>
            )}
          />
        </Tooltip>
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: PlayToolbar };

export default function CollapsibleSearch() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Radio plays, search folded away"
        rows={plays}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
