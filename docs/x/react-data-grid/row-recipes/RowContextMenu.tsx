import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { columns, pots, type Pot } from './pots';

interface Opened {
  pot: Pot;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(pots);
  const [opened, setOpened] = React.useState<Opened | null>(null);

  const slotProps = React.useMemo(
    () => ({
      row: {
        onContextMenu: (event: React.MouseEvent<HTMLDivElement>) => {
          const pot = rows.find(({ id }) => id === event.currentTarget.dataset.id);
          if (pot) {
            event.preventDefault();
            setOpened({ pot, left: event.clientX, top: event.clientY });
          }
        },
      },
    }),
    [rows],
  );

  const run = (change: (current: readonly Pot[], pot: Pot) => readonly Pot[]) => {
    if (opened) {
      setRows((current) => change(current, opened.pot));
    }
    setOpened(null);
  };

  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Pots for the kiln"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        hideFooter
      />
      <Menu
        open={opened !== null}
        onClose={() => setOpened(null)}
        anchorReference="anchorPosition"
        anchorPosition={opened ? { left: opened.left, top: opened.top } : undefined}
        slotProps={{ list: { 'aria-label': `Actions for ${opened?.pot.id ?? 'a pot'}` } }}
      >
        <MenuItem onClick={() => run((all, pot) => [pot, ...all.filter((p) => p !== pot)])}>
          Fire first
        </MenuItem>
        <MenuItem onClick={() => run((all, pot) => all.filter((p) => p !== pot))}>Remove</MenuItem>
      </Menu>
    </div>
  );
}
