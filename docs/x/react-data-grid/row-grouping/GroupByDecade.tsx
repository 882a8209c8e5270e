import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { trees, type StreetTree } from './trees';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function decadeOf(date: Date) {
  return Math.floor(date.getFullYear() / 10) * 10;
}

const columns: GridColDef<StreetTree>[] = [
  {
    field: 'plantedOn',
    headerName: 'Planted on',
    type: 'date',
    width: 140,
    groupingValueGetter: (value: Date) => decadeOf(value),
    // In the grouping column it gets the key, and in this one nothing for a group.
    valueFormatter: (value?: Date | number) => {
      if (value instanceof Date) {
        return day.format(value);
      }
      return value === undefined ? '' : `${value}s`;
    },
    sortComparator: (a: Date | number, b: Date | number) => Number(a) - Number(b),
  },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 130 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const groupingColDef: DataGridPremiumProps<StreetTree>['groupingColDef'] = {
  headerName: 'Decade',
  width: 140,
};

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['plantedOn'] },
  sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
};

export default function GroupByDecade() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Trees by decade of planting"
        rows={trees}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
