import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { columns, jobs, type Job } from './workshop';

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

/** The first day of the month as a number: equal for a month, and in order. */
const monthColumn: GridColDef<Job> = {
  field: 'month',
  headerName: 'Month',
  type: 'number',
  width: 150,
  align: 'left',
  headerAlign: 'left',
  valueGetter: (_value, row: Partial<Job>) =>
    row.due && new Date(row.due.getFullYear(), row.due.getMonth()).getTime(),
  valueFormatter: (value: number | null | undefined) => (value ? month.format(value) : ''),
};

const columnsWithMonth = [monthColumn, ...columns];

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['month'] },
  columns: { columnVisibilityModel: { month: false, craft: false } },
  aggregation: { model: { hours: 'sum' } },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
};

export default function ByMonth() {
  return (
    <div style={{ height: 590, width: '100%' }}>
      <DataGridPremium
        aria-label="Jobs by month"
        rows={jobs}
        columns={columnsWithMonth}
        initialState={initialState}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
