import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
  type GridRowsProp,
} from '@mui/x-data-grid';

interface Apartment {
  id: number;
  street: string;
  rooms: number;
  rent: number;
}

const rows: GridRowsProp<Apartment> = [
  { id: 1, street: 'Linnégatan 12', rooms: 2, rent: 940 },
  { id: 2, street: 'Karl Johans gate 3', rooms: 3, rent: 1480 },
  { id: 3, street: 'Lindenallee 7', rooms: 1, rent: 610 },
  { id: 4, street: 'Rua das Flores 41', rooms: 4, rent: 1125 },
];

/** Keeps the operators that have a label here, in this order. */
function pick(operators: readonly GridFilterOperator[], labels: Record<string, string>) {
  return Object.entries(labels).flatMap(([value, label]) =>
    operators
      .filter((operator) => operator.value === value)
      .map((operator) => ({ ...operator, label })),
  );
}

const textOperators = pick(getGridStringOperators(), {
  startsWith: 'begins with',
  contains: 'has',
});
const limits = pick(getGridNumericOperators(), { '<=': 'at most', '>=': 'at least' });

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150, filterOperators: textOperators },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 100, filterOperators: limits },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 140, filterOperators: limits },
];

export default function ChooseOperators() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        label="Apartments"
        rows={rows}
        columns={columns}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rent', operator: '<=', value: 1200 }] } },
        }}
        hideFooter
      />
    </div>
  );
}
