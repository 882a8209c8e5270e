import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridSlotsComponentsProps } from '@mui/x-data-grid';
import { berths, columns } from './berths';

interface Opened {
  id: string;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const [sent, setSent] = React.useState('');

  const slotProps = React.useMemo<GridSlotsComponentsProps>(
    () => ({
      row: {
        onContextMenu: (event) => {
          event.preventDefault();
          const { id = '' } = event.currentTarget.dataset;
          setOpened({ id, left: event.clientX, top: event.clientY });
        },
      },
    }),
    [],
  );

  const send = (what: string) => {
    setSent(`${what} sent to berth ${opened?.id}`);
    setOpened(null);
  };

  return (
    <div style={{ height: 298, width: '100%', display: 'flex', flexDirection: 'column', gap: 8 }}>
      <output style={{ height: 24 }}>{sent || 'Right-click a row.'}</output>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Berths with a menu"
          rows={berths}
          columns={columns}
          slotProps={slotProps}
          hideFooter
        />
      </div>
      <Menu
        open={opened !== null}
        onClose={() => setOpened(null)}
        anchorReference="anchorPosition"
        anchorPosition={opened ?? undefined}
        slotProps={{ list: { 'aria-label': `Berth ${opened?.id}` } }}
      >
        <MenuItem onClick={() => send('Bill')}>Send a bill</MenuItem>
        <MenuItem onClick={() => send('Storm warning')}>Send a storm warning</MenuItem>
      </Menu>
    </div>
  );
}
