import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Rower {
  id: number;
  crew: string;
  seconds: number;
}

const rows: GridRowsProp<Rower> = [
  { id: 1, crew: 'Kingfisher', seconds: 412 },
  { id: 2, crew: 'Otter', seconds: 398 },
  { id: 3, crew: 'Heron', seconds: 431 },
  { id: 4, crew: 'Grebe', seconds: 405 },
];

/** The place of a row in the order that people see; 0 if it's filtered out. */
const placeSelector = (apiRef: React.RefObject<GridApi>, id: GridRowId) =>
  gridFilteredSortedRowIdsSelector(apiRef).indexOf(id) + 1;

function Place({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  return useGridSelector(apiRef, placeSelector, id);
}

const columns: GridColDef<Rower>[] = [
  {
    field: 'place',
    headerName: 'Place',
    width: 80,
    sortable: false,
    filterable: false,
    renderCell: ({ id }) => <Place id={id} />,
  },
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 110 },
  { field: 'seconds', headerName: 'Seconds', type: 'number', width: 110 },
];

export default function RankColumn() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Regatta"
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'seconds', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
