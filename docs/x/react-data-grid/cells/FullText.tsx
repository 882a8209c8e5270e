import * as React from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { columns, rows, type Complaint } from './complaints';

interface Shown {
  text: string;
  anchor: HTMLElement;
}

export default function FullText() {
  const [shown, setShown] = React.useState<Shown | null>(null);

  const show = (text: string, anchor: HTMLElement) => {
    if (anchor.scrollWidth > anchor.clientWidth) {
      setShown({ text, anchor });
    }
  };

  const handleCellClick: DataGridProps<Complaint>['onCellClick'] = ({ field, row }, event) => {
    if (field === 'text') {
      show(row.text, event.currentTarget);
    }
  };

  const handleCellKeyDown: DataGridProps<Complaint>['onCellKeyDown'] = ({ field, row }, event) => {
    if (field === 'text' && event.key === 'Enter') {
      event.defaultMuiPrevented = true;
      show(row.text, event.currentTarget);
    }
  };

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Complaints about trams"
        rows={rows}
        columns={columns}
        onCellClick={handleCellClick}
        onCellKeyDown={handleCellKeyDown}
        disableRowSelectionOnClick
        hideFooter
      />
      <Popover
        open={shown !== null}
        anchorEl={shown?.anchor}
        onClose={() => setShown(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Full text' } }}
      >
        <Box sx={{ p: 2, maxWidth: 320 }}>{shown?.text}</Box>
      </Popover>
    </div>
  );
}
