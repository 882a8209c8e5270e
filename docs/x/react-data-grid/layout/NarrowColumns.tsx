import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

const allColumns = {};
const narrowColumns = { id: false, humidity: false, battery: false };

export default function NarrowColumns() {
  const [half, setHalf] = React.useState(false);
  const [narrow, setNarrow] = React.useState(false);

  const handleResize: GridEventListener<'debouncedResize'> = ({ width }) => {
    // 0 until the grid is measured
    if (width > 0) {
      setNarrow(width < 450);
    }
  };

  return (
    <Stack sx={{ height: 320, width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={half} onChange={(_, checked) => setHalf(checked)} />}
        label="Half the width"
        sx={{ marginInlineStart: 0 }}
      />
      <div style={{ flex: 1, minHeight: 0, width: half ? '50%' : '100%' }}>
        <DataGrid
          aria-label="Sensor readings"
          rows={sensors}
          columns={sensorColumns}
          onResize={handleResize}
          columnVisibilityModel={narrow ? narrowColumns : allColumns}
          disableColumnSelector
          hideFooter
        />
      </div>
    </Stack>
  );
}
