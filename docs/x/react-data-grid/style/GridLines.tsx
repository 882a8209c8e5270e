import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { columns, gauges } from './gauges';

export default function GridLines() {
  const [inCells, setInCells] = React.useState(true);
  const [inHeaders, setInHeaders] = React.useState(true);
  const [around, setAround] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormGroup row sx={{ px: 1.5 }}>
        <FormControlLabel
          control={<Switch checked={inCells} onChange={() => setInCells(!inCells)} />}
          label="Cells"
        />
        <FormControlLabel
          control={<Switch checked={inHeaders} onChange={() => setInHeaders(!inHeaders)} />}
          label="Headers"
        />
        <FormControlLabel
          control={<Switch checked={around} onChange={() => setAround(!around)} />}
          label="Around"
        />
      </FormGroup>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="River gauges with lines"
          rows={gauges}
          columns={columns}
          showCellVerticalBorder={inCells}
          showColumnVerticalBorder={inHeaders}
          sx={{ border: around ? undefined : 'none' }}
          hideFooter
        />
      </div>
    </div>
  );
}
