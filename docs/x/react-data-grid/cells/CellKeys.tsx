import * as React from 'react';
import { DataGrid, type DataGridProps, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Seedling {
  id: number;
  sort: string;
  trays: number;
}

const seedlings: GridRowsProp<Seedling> = [
  { id: 1, sort: 'Basil', trays: 12 },
  { id: 2, sort: 'Chard', trays: 7 },
  { id: 3, sort: 'Tomato', trays: 0 },
];

const columns: GridColDef<Seedling>[] = [
  { field: 'sort', headerName: 'Sort', flex: 1, minWidth: 120 },
  { field: 'trays', headerName: 'Trays', type: 'number', width: 100 },
];

const steps: Record<string, number | undefined> = { '+': 1, '-': -1 };

export default function CellKeys() {
  const [rows, setRows] = React.useState(seedlings);

  const handleCellKeyDown: DataGridProps<Seedling>['onCellKeyDown'] = ({ id, field }, event) => {
    const step = steps[event.key];
    if (field === 'trays' && step !== undefined) {
      event.preventDefault();
      event.defaultMuiPrevented = true;
      setRows((current) =>
        current.map((row) =>
          row.id === id ? { ...row, trays: Math.max(0, row.trays + step) } : row,
        ),
      );
    }
  };

  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Seedlings in trays"
        rows={rows}
        columns={columns}
        onCellKeyDown={handleCellKeyDown}
        hideFooter
      />
    </div>
  );
}
