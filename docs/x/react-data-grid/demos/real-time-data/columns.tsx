import type { GridAggregationFunction, GridColDef } from '@mui/x-data-grid-premium';
import { PowerCell } from './PowerCell';
import { Sparkline } from './Sparkline';
import { RATED, type Turbine } from './turbines';

const kilowatts = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const meters = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Adds sparklines reading by reading, so that a farm has one of its own. */
export const addTrends: GridAggregationFunction<readonly number[], readonly number[]> = {
  apply: ({ values }) => {
    const [first = [], ...others] = values;
    return first.map((reading, index) =>
      others.reduce((sum, trend) => sum + (trend?.[index] ?? 0), reading),
    );
  },
  label: 'sum',
  columnTypes: ['custom'],
};

function trendLabel(trend: readonly number[]): string {
  const low = kilowatts.format(Math.min(...trend));
  return `From ${low} to ${kilowatts.format(Math.max(...trend))} kW lately`;
}

export const columns: readonly GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', groupable: false },
  { field: 'farm', headerName: 'Wind farm' },
  {
    field: 'wind',
    headerName: 'Wind (m/s)',
    type: 'number',
    width: 110,
    groupable: false,
    valueFormatter: (value: number | null) => (value === null ? '' : meters.format(value)),
  },
  {
    field: 'power',
    headerName: 'Output (kW)',
    type: 'number',
    width: 116,
    display: 'flex',
    groupable: false,
    valueFormatter: (value: number | null) => (value === null ? '' : kilowatts.format(value)),
    renderCell: ({ api, id, value, formattedValue }) => {
      // The trend of a turbine or of a farm: also a farm's is the value of a cell.
      const trend: readonly number[] = api.getCellValue(id, 'trend') ?? [];
      return <PowerCell value={value} previous={trend.at(-2) ?? value} text={formattedValue} />;
    },
  },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 80,
    groupable: false,
    aggregable: false,
    valueGetter: (_value, { power }) => power / RATED,
    valueFormatter: (value: number) => (value >= 0 ? `${Math.round(value * 100)} %` : ''),
  },
  {
    field: 'trend',
    type: 'custom',
    headerName: 'Last readings',
    flex: 0.6,
    minWidth: 56,
    display: 'flex',
    sortable: false,
    filterable: false,
    groupable: false,
    valueFormatter: () => '',
    renderCell: ({ value }) => value && <Sparkline values={value} label={trendLabel(value)} />,
  },
];
