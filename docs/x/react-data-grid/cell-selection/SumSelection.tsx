import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-premium';

interface Rainfall {
  id: string;
  north: number;
  coast: number;
  hills: number;
}

const rows: GridRowsProp<Rainfall> = [
  { id: 'January', north: 71, coast: 88, hills: 130 },
  { id: 'February', north: 54, coast: 62, hills: 97 },
  { id: 'March', north: 58, coast: 49, hills: 104 },
  { id: 'April', north: 40, coast: 37, hills: 81 },
];

const columns: GridColDef<Rainfall>[] = [
  { field: 'id', headerName: 'Month', flex: 1, minWidth: 90 },
  { field: 'north', headerName: 'North', type: 'number', width: 90 },
  { field: 'coast', headerName: 'Coast', type: 'number', width: 90 },
  { field: 'hills', headerName: 'Hills', type: 'number', width: 90 },
];

export default function SumSelection() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = React.useState('Select some numbers.');

  // Left out: the sum doesn't change when the values, the filter, or the page change.
  const summarize = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    const numbers = cells
      .map(({ id, field }) => apiRef.current?.getCellValue<unknown>(id, field))
      .filter((value) => typeof value === 'number');
    const sum = numbers.reduce((total, value) => total + value, 0);
    setSummary(
      numbers.length > 0
        ? `${numbers.length} numbers, sum ${sum} mm, mean ${(sum / numbers.length).toFixed(1)} mm`
        : `No number in the selection (${cells.length})`,
    );
  };

  return (
    <Stack spacing={1} sx={{ height: 300, width: '100%' }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Rainfall in millimeters"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={summarize}
          rowSelection={false}
          hideFooter
        />
      </div>
      <Typography variant="body2" component="output">
        {summary}
      </Typography>
    </Stack>
  );
}
