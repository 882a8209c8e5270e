import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
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
  const choices = allColumns.filter(({ hideable }) => hideable !== false);
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
        {choices.map(({ field, headerName }) => {
          const shown = model[field] !== false;
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => apiRef.current.setColumnVisibility(field, !shown)}
            >
              <ListItemIcon>{shown && <CheckIcon fontSize="small" />}</ListItemIcon>
              {headerName ?? field}
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
