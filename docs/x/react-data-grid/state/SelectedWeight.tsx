import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Parcel {
  id: number;
  city: string;
  kilograms: number;
}

const rows: GridRowsProp<Parcel> = [
  { id: 1, city: 'Bergen', kilograms: 4 },
  { id: 2, city: 'Oslo', kilograms: 12 },
  { id: 3, city: 'Tromsø', kilograms: 7 },
  { id: 4, city: 'Bodø', kilograms: 3 },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'kilograms', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

function WeightFooter() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const shown = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const weight = [...selected.values()].reduce((sum, row) => sum + row.kilograms, 0);

  return (
    <Typography variant="body2" component="output" sx={{ p: 1.5 }}>
      {selected.size} of {shown.length} parcels selected, {weight} kg
    </Typography>
  );
}

export default function SelectedWeight() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: WeightFooter }}
      />
    </div>
  );
}
