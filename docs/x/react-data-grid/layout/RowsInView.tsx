import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { sensorColumns, sensors } from './sensors';

export default function RowsInView() {
  const apiRef = useGridApiRef();
  const [height, setHeight] = React.useState(220);
  const [fitting, setFitting] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('viewportInnerSizeChange', (size) => {
        const rowHeight = apiRef.current?.getRootDimensions().rowHeight ?? 52;
        setFitting(Math.floor(size.height / rowHeight));
      }),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ height: 370, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Height of the grid"
          value={height}
          onChange={(_, next: number | null) => setHeight(next ?? height)}
        >
          <ToggleButton value={220}>220 px</ToggleButton>
          <ToggleButton value={320}>320 px</ToggleButton>
        </ToggleButtonGroup>
        <output>
          {fitting} of {sensors.length} rows fit
        </output>
      </Stack>
      <div style={{ height }}>
        <DataGrid
          aria-label="Sensor readings"
          apiRef={apiRef}
          rows={sensors}
          columns={sensorColumns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
