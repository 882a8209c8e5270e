import * as React from 'react';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { rosterColumns, shifts } from './roster';

const narrow: GridPinnedColumnFields = { left: ['name'] };
const wide: GridPinnedColumnFields = { left: ['name'], right: ['total'] };

export default function ResponsivePinning() {
  const isNarrow = useMediaQuery('(max-width: 600px)');
  // What people pinned themselves; until then, the screen decides.
  const [own, setOwn] = React.useState<GridPinnedColumnFields>();
  const pinnedColumns = own ?? (isNarrow ? narrow : wide);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 280 }}>
        <DataGridPro
          aria-label="Hours of the week"
          rows={shifts}
          columns={rosterColumns}
          pinnedColumns={pinnedColumns}
          onPinnedColumnsChange={setOwn}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output" sx={{ display: 'block', pt: 1 }}>
        Left: {pinnedColumns.left?.join(', ') || 'none'}. Right:{' '}
        {pinnedColumns.right?.join(', ') || 'none'}.
      </Typography>
    </div>
  );
}
