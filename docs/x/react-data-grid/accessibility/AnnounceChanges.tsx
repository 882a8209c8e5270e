import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Seed {
  id: number;
  plant: string;
  sow: string;
  grams: number;
}

const rows: GridRowsProp<Seed> = [
  { id: 1, plant: 'Carrot', sow: 'March', grams: 40 },
  { id: 2, plant: 'Kale', sow: 'April', grams: 15 },
  { id: 3, plant: 'Chard', sow: 'April', grams: 25 },
  { id: 4, plant: 'Runner bean', sow: 'May', grams: 300 },
];

const columns: GridColDef<Seed>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'sow', headerName: 'Sow in', width: 110 },
  { field: 'grams', headerName: 'Grams', type: 'number', width: 100 },
];

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    csvOptions: { disableToolbarButton: true },
    printOptions: { disableToolbarButton: true },
  },
};

function FoundFooter() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <Typography variant="body2" role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {found === all ? `All ${all} seeds` : `${found} of ${all} seeds found`}
    </Typography>
  );
}

const slots = { footer: FoundFooter };

export default function AnnounceChanges() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Seeds"
        rows={rows}
        columns={columns}
        showToolbar
        disableColumnSelector
        slots={slots}
        slotProps={slotProps}
      />
    </div>
  );
}
