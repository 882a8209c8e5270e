import { DataGridPro, type GridColDef, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';

interface Week {
  id: string;
  loaves: number;
  rolls: number;
  cakes: number;
}

const rows: readonly Week[] = [
  { id: 'Week 9', loaves: 512, rolls: 2210, cakes: 64 },
  { id: 'Week 10', loaves: 498, rolls: 2345, cakes: 71 },
  { id: 'Week 11', loaves: 530, rolls: 2120, cakes: 58 },
  { id: 'Week 12', loaves: 541, rolls: 2402, cakes: 77 },
  { id: 'Week 13', loaves: 476, rolls: 1980, cakes: 102 },
  { id: 'Week 14', loaves: 505, rolls: 2266, cakes: 69 },
];

const pinnedRows: GridPinnedRowsProp<Week> = {
  top: [{ id: 'Plan', loaves: 500, rolls: 2200, cakes: 70 }],
  bottom: [{ id: 'Last year', loaves: 482, rolls: 2051, cakes: 66 }],
};

const columns: GridColDef<Week>[] = [
  { field: 'id', headerName: 'Week', flex: 1, minWidth: 85 },
  { field: 'loaves', headerName: 'Loaves', type: 'number', width: 78 },
  { field: 'rolls', headerName: 'Rolls', type: 'number', width: 78 },
  { field: 'cakes', headerName: 'Cakes', type: 'number', width: 78 },
];

export default function PinnedFirstAndLast() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        aria-label="Output of the bakery"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
