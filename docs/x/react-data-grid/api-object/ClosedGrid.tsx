import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Tool {
  id: number;
  name: string;
  drawer: string;
}

const rows: GridRowsProp<Tool> = [
  { id: 1, name: 'Torque wrench', drawer: 'B2' },
  { id: 2, name: 'Chain breaker', drawer: 'A1' },
];

const columns: GridColDef<Tool>[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 130 },
  { field: 'drawer', headerName: 'Drawer', width: 110 },
];

export default function ClosedGrid() {
  const apiRef = useGridApiRef();
  const [open, setOpen] = React.useState(true);
  const [answer, setAnswer] = React.useState('');

  const count = () => {
    const rowsCount = apiRef.current?.getRowsCount();
    setAnswer(rowsCount === undefined ? 'No grid to ask.' : `The grid has ${rowsCount} rows.`);
  };

  return (
    <Stack spacing={1} sx={{ height: 218, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button onClick={() => setOpen((last) => !last)}>
          {open ? 'Close the toolbox' : 'Open the toolbox'}
        </Button>
        <Button onClick={count}>Count rows</Button>
        <Typography variant="body2" component="output">
          {answer}
        </Typography>
      </Stack>
      {open && (
        <div style={{ height: 164 }}>
          <DataGrid
            aria-label="Bicycle tools"
            apiRef={apiRef}
            rows={rows}
            columns={columns}
            hideFooter
          />
        </div>
      )}
    </Stack>
  );
}
