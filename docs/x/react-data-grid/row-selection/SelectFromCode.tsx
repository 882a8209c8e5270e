import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { rows, type Loan } from './loans';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'reader', headerName: 'Reader', width: 140 },
  { field: 'daysLate', headerName: 'Days late', type: 'number', width: 100 },
];

const overdue = rows.filter((loan) => loan.daysLate > 0).map((loan) => loan.id);

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ height: 420, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => apiRef.current?.selectRows(overdue, true, true)}>
          Overdue loans only
        </Button>
        <Button onClick={() => apiRef.current?.selectRowRange({ startId: 'L-41', endId: 'L-43' })}>
          Add Knots to Moss
        </Button>
        <Button
          onClick={() => apiRef.current?.setRowSelectionModel({ type: 'include', ids: new Set() })}
        >
          Clear
        </Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Library loans"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
        />
      </div>
    </Stack>
  );
}
