import OpenWithIcon from '@mui/icons-material/OpenWith';
import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';

interface Chore {
  id: number;
  chore: string;
  minutes: number;
  /** What the pointer carries while the row is dragged. */
  __reorder__: string;
}

const rows: readonly Chore[] = [
  { id: 1, chore: 'Water the herbs', minutes: 10, __reorder__: 'Water the herbs' },
  { id: 2, chore: 'Sharpen the knives', minutes: 25, __reorder__: 'Sharpen the knives' },
  { id: 3, chore: 'Clean the oven', minutes: 40, __reorder__: 'Clean the oven' },
];

const columns: GridColDef<Chore>[] = [
  { field: 'chore', headerName: 'Chore', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { ...GRID_REORDER_COL_DEF, width: 60 },
];

function HandleIcon({ className }: { className?: string }) {
  return <OpenWithIcon className={className} fontSize="small" />;
}

const slots = { rowReorderIcon: HandleIcon };

export default function ReorderHandle() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGridPro
        aria-label="Chores in the kitchen"
        rows={rows}
        columns={columns}
        slots={slots}
        rowReordering
        disableColumnSorting
        hideFooter
      />
    </div>
  );
}
