import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows } from './rainfall';

const firstColumns = columns.slice(0, 31);

export default function CountRenderedCells() {
  const gridRef = React.useRef<HTMLDivElement>(null);
  const [disabled, setDisabled] = React.useState(false);
  const [wide, setWide] = React.useState(false);
  const [count, setCount] = React.useState<number>();

  const countCells = () =>
    setCount(gridRef.current?.querySelectorAll('.MuiDataGrid-cell[data-field]').length);

  return (
    <Stack spacing={1} sx={{ height: 460, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={wide} onChange={(event) => setWide(event.target.checked)} />}
          label="600 px buffers"
        />
        <FormControlLabel
          control={
            <Switch checked={disabled} onChange={(event) => setDisabled(event.target.checked)} />
          }
          label="Render everything"
        />
        <Button onClick={countCells}>Count cells</Button>
        <Typography component="output">
          {count === undefined ? '' : `${count} of ${rows.length * firstColumns.length}`}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          // A mounted grid takes new buffers only at the next scroll; a new key mounts it again.
          key={wide ? 'wide' : 'standard'}
          ref={gridRef}
          aria-label="Rain in January, in millimeters"
          rows={rows}
          columns={firstColumns}
          rowBufferPx={wide ? 600 : 150}
          columnBufferPx={wide ? 600 : 150}
          disableVirtualization={disabled}
        />
      </div>
    </Stack>
  );
}
