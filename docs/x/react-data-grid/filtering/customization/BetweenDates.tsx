import {
  DataGrid,
  getGridDateOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { concerts, type Concert } from './concerts';
import { DatesInput, endsOf } from './DatesInput';

const between: GridFilterOperator<Concert, Date | null> = {
  value: 'between',
  label: 'is between',
  headerLabel: 'Between',
  getApplyFilterFn: (item) => {
    const [from, to] = endsOf(item.value);
    if (!from && !to) {
      return null;
    }
    const first = from ? new Date(`${from}T00:00`) : new Date(0);
    const last = to ? new Date(`${to}T23:59`) : new Date(9999, 0);
    return (date) => date !== null && date >= first && date <= last;
  },
  InputComponent: DatesInput,
};

const columns: GridColDef<Concert>[] = [
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 120,
    filterOperators: [between, ...getGridDateOperators()],
  },
  { field: 'hall', headerName: 'Hall', width: 110 },
];

export default function BetweenDates() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        label="Concerts"
        rows={concerts}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'date', operator: 'between', value: ['2026-05-08', '2026-05-22'] }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
