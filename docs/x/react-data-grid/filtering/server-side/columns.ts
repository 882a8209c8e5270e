import {
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import type { Sighting } from './sightings';

const only = (operators: readonly GridFilterOperator[], ...names: string[]) =>
  operators.filter(({ value }) => names.includes(value));

/** Each column has the operators that the server knows. */
export const columns: GridColDef<Sighting>[] = [
  {
    field: 'species',
    headerName: 'Species',
    flex: 1,
    minWidth: 130,
    filterOperators: only(getGridStringOperators(), 'contains'),
  },
  {
    field: 'place',
    headerName: 'Place',
    width: 130,
    filterOperators: only(getGridStringOperators(), 'equals'),
  },
  {
    field: 'count',
    headerName: 'Birds',
    type: 'number',
    width: 90,
    filterOperators: only(getGridNumericOperators(), '>=', '<='),
  },
];
