import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Jump {
  id: string;
  athlete: string;
  meters: number;
}

const rows: GridRowsProp<Jump> = [
  { id: 'b-12', athlete: 'Nils Berg', meters: 7.81 },
  { id: 'b-07', athlete: 'Kwame Osei', meters: 8.02 },
  { id: 'b-31', athlete: 'Juan Soto', meters: 7.64 },
  { id: 'b-19', athlete: 'Emre Aydın', meters: 7.93 },
];

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, gridExpandedSortedRowIdsSelector).indexOf(id) + 1;
}

const columns: GridColDef<Jump>[] = [
  {
    field: 'place',
    headerName: 'No.',
    width: 70,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'athlete', headerName: 'Athlete', flex: 1, minWidth: 120 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 100 },
];

export default function RowNumbers() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Long jump"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'meters', sort: 'desc' }] } }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
