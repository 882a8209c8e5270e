import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, rows } from './rainfall';

const firstColumns = columns.slice(0, 31);

export default function ColumnsForAMoment() {
  const apiRef = useGridApiRef();
  const gridRef = React.useRef<HTMLDivElement>(null);
  const [cellCount, setCellCount] = React.useState<number>();

  // Replaces a library that takes a picture of an element. If yours returns a promise, await it
  // in `takeWidePicture`, and turn virtualization on again in `finally`.
  const takePicture = () =>
    setCellCount(gridRef.current?.querySelectorAll('[data-id="1"] [data-field]').length);

  const takeWidePicture = () => {
    flushSync(() => apiRef.current?.unstable_setColumnVirtualization(false));
    takePicture();
    apiRef.current?.unstable_setColumnVirtualization(true);
  };

  return (
    <Stack spacing={1} sx={{ height: 360, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button onClick={takePicture}>As it is</Button>
        <Button onClick={takeWidePicture}>All columns</Button>
        <Typography component="output">
          {cellCount !== undefined &&
            `${cellCount} of ${firstColumns.length} cells of the first row`}
        </Typography>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          ref={gridRef}
          apiRef={apiRef}
          aria-label="Rain in January, in millimeters"
          rows={rows}
          columns={firstColumns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
