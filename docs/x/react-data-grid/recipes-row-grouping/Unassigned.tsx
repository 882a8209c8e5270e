import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid-premium';
import { columns, jobs, type Job } from './workshop';

const NOBODY = 'Nobody yet';

// Groups are compared by their keys, and single rows by their values, which can be `null`.
const nobodyLast: GridComparatorFn<string | null> = (a, b) => {
  const [one, other] = [a ?? NOBODY, b ?? NOBODY];
  return Number(one === NOBODY) - Number(other === NOBODY) || one.localeCompare(other, 'en');
};

const withNobody = columns.map((column): GridColDef<Job> =>
  column.field === 'person'
    ? {
        ...column,
        groupingValueGetter: (value: string | null) => value ?? NOBODY,
        sortComparator: nobodyLast,
      }
    : column,
);

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Person',
  width: 180,
  cellClassName: ({ rowNode }) =>
    rowNode.type === 'group' && rowNode.groupingKey === NOBODY ? 'job-nobody' : '',
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['person'] },
  columns: { columnVisibilityModel: { person: false } },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
};

export default function Unassigned() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Jobs by person"
        rows={jobs}
        columns={withNobody}
        groupingColDef={groupingColDef}
        initialState={initialState}
        hideFooter
        sx={{ '& .job-nobody': { color: 'text.secondary', fontStyle: 'italic' } }}
      />
    </div>
  );
}
