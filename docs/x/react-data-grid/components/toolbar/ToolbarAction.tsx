import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import { DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, routes } from './routes';

interface RouteActions {
  count: number;
  add: () => void;
  remove: () => void;
}

const RouteActionsContext = React.createContext<RouteActions>({
  count: 0,
  add: () => {},
  remove: () => {},
});

function RouteToolbar() {
  const { count, add, remove } = React.useContext(RouteActionsContext);
  return (
    <Toolbar>
      <ToolbarButton
        disabled={count === routes.length}
        onClick={add}
        render={<Button size="small" startIcon={<AddIcon />} />}
      >
        Add a route
      </ToolbarButton>
      <ToolbarButton
        disabled={count === 0}
        onClick={remove}
        render={<Button size="small" startIcon={<RemoveIcon />} />}
      >
        Remove a route
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: RouteToolbar };

export default function ToolbarAction() {
  const [count, setCount] = React.useState(2);

  const actions = React.useMemo<RouteActions>(
    () => ({
      count,
      add: () => setCount((current) => current + 1),
      remove: () => setCount((current) => current - 1),
    }),
    [count],
  );
  const rows = React.useMemo(() => routes.slice(0, count), [count]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <RouteActionsContext value={actions}>
        <DataGrid
          label="Routes on the wall"
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          hideFooter
        />
      </RouteActionsContext>
    </div>
  );
}
