import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Trip {
  id: number;
  group: string;
  country: string;
  city: string;
}

const CITIES: Record<string, string[]> = {
  Kenya: ['Mombasa', 'Nairobi'],
  Peru: ['Arequipa', 'Cusco', 'Lima'],
  Vietnam: ['Da Nang', 'Hanoi'],
};

const rows: GridRowsProp<Trip> = [
  { id: 1, group: 'Class 9a', country: 'Peru', city: 'Cusco' },
  { id: 2, group: 'Choir', country: 'Vietnam', city: 'Hanoi' },
  { id: 3, group: 'Chess club', country: 'Kenya', city: 'Nairobi' },
];

function CountrySelect(params: GridRenderEditCellParams<Trip, string>) {
  const apiRef = useGridApiContext();
  const { id, field } = params;
  const chooseCountry = async (_event: unknown, country: string) => {
    // The country comes first, because the city renders with the options of the current row.
    await apiRef.current.setEditCellValue({ id, field, value: country });
    await apiRef.current.setEditCellValue({ id, field: 'city', value: '' });
  };
  return <GridEditSingleSelectCell {...params} onValueChange={chooseCountry} />;
}

const columns: GridColDef<Trip>[] = [
  { field: 'group', headerName: 'Group', flex: 1, minWidth: 100 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(CITIES),
    width: 130,
    editable: true,
    renderEditCell: (params) => <CountrySelect {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    // In an open row, `row` has the values of the inputs.
    valueOptions: ({ row }) => (row && CITIES[row.country]) ?? Object.values(CITIES).flat(),
    width: 130,
    editable: true,
  },
];

export default function LinkedFields() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid aria-label="Trips" rows={rows} columns={columns} editMode="row" hideFooter />
    </div>
  );
}
