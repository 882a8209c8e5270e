import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { columns, plants } from './plants';

function PlantToolbar() {
  const apiRef = useGridApiContext();
  const allColumns = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar>
      <ToolbarButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        render={<Button size="small" />}
      >
        What to show
      </ToolbarButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'What to show', dense: true } }}
      >
        {allColumns
          .filter(({ hideable }) => hideable !== false)
          .map(({ field, headerName }) => {
            const shown = model[field] !== false;
            return (
              <MenuItem
                key={field}
                role="menuitemcheckbox"
                aria-checked={shown}
                onClick={() => apiRef.current.setColumnVisibility(field, !shown)}
              >
                <Checkbox
                  edge="start"
                  size="small"
                  checked={shown}
                  tabIndex={-1}
                  slotProps={{ input: { 'aria-hidden': true } }}
                />
                <ListItemText>{headerName}</ListItemText>
              </MenuItem>
            );
          })}
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: PlantToolbar };

export default function OwnColumnsMenu() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid
        label="Vegetable garden with a short menu"
        rows={plants}
        columns={columns}
        slots={slots}
        disableColumnSelector
        showToolbar
        hideFooter
      />
    </div>
  );
}
