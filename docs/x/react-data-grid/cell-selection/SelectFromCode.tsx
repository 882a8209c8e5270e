import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridClasses,
  useGridApiRef,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid-premium';

interface Budget {
  id: string;
  q1: number;
  q2: number;
  q3: number;
  q4: number;
}

const rows: GridRowsProp<Budget> = [
  { id: 'Rent', q1: 900, q2: 900, q3: 950, q4: 950 },
  { id: 'Seeds', q1: 320, q2: 410, q3: 60, q4: 40 },
  { id: 'Tools', q1: 150, q2: 80, q3: 0, q4: 210 },
];

const columns: GridColDef<Budget>[] = [
  { field: 'id', headerName: 'Item', flex: 1, minWidth: 80 },
  { field: 'q1', headerName: 'Q1', type: 'number', width: 70 },
  { field: 'q2', headerName: 'Q2', type: 'number', width: 70 },
  { field: 'q3', headerName: 'Q3', type: 'number', width: 70 },
  { field: 'q4', headerName: 'Q4', type: 'number', width: 70 },
];

const selectionStyle = {
  [`& .${gridClasses.cell}.Mui-selected`]: { fontWeight: 'bold' },
  [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: '1px solid' },
  [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: '1px solid' },
  [`& .${gridClasses['cell--rangeLeft']}`]: { borderLeft: '1px solid' },
  [`& .${gridClasses['cell--rangeRight']}`]: { borderRight: '1px solid' },
};

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  const selectHalf = (from: string, to: string) =>
    apiRef.current?.selectCellRange({ id: 'Rent', field: from }, { id: 'Tools', field: to });

  return (
    <Stack spacing={1} sx={{ height: 270, width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => selectHalf('q1', 'q2')}>First half</Button>
        <Button onClick={() => selectHalf('q3', 'q4')}>Second half</Button>
        <Button onClick={() => apiRef.current?.setCellSelectionModel({})}>Nothing</Button>
      </Stack>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Budget of the garden club"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          sx={selectionStyle}
          hideFooter
        />
      </div>
    </Stack>
  );
}
