import * as React from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { DataGrid, type DataGridProps, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Complaint {
  id: number;
  tram: string;
  text: string;
}

const rows: GridRowsProp<Complaint> = [
  {
    id: 1,
    tram: 'Line 3',
    text: 'The ramp at the second door stays shut. The driver had to lift the pram out, twice this week.',
  },
  { id: 2, tram: 'Line 11', text: 'No heating.' },
  {
    id: 3,
    tram: 'Line 3',
    text: 'The stop is announced after the doors have closed, and the display shows the way back. Visitors get off too late.',
  },
];

const columns: GridColDef<Complaint>[] = [
  { field: 'tram', headerName: 'Tram', width: 90 },
  { field: 'text', headerName: 'Complaint', flex: 1, minWidth: 160 },
];

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
