import * as React from 'react';
import DownloadIcon from '@mui/icons-material/Download';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { columns, seeds } from './seeds';

function SeedToolbar() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const id = React.useId();
  const close = () => setOpen(false);

  return (
    <Toolbar>
      <Tooltip title="Export">
        <ToolbarButton
          ref={setButton}
          id={`${id}-button`}
          aria-haspopup="menu"
          aria-controls={open ? `${id}-menu` : undefined}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <DownloadIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        id={`${id}-menu`}
        anchorEl={button}
        open={open}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <ExportCsv render={<MenuItem />} onClick={close}>
          Download CSV
        </ExportCsv>
        <ExportCsv render={<MenuItem />} options={{ fields: ['species'] }} onClick={close}>
          Download names only (CSV)
        </ExportCsv>
        <ExportPrint render={<MenuItem />} onClick={close}>
          Print
        </ExportPrint>
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: SeedToolbar };

export default function ExportMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Seed bank with a menu"
        rows={seeds}
        columns={columns}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
