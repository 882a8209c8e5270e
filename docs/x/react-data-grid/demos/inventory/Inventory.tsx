import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  type DataGridPremiumProps,
  type GridFilterModel,
} from '@mui/x-data-grid-premium';
import { InventoryToolbar, LastChange, type Grouping } from './Controls';
import { createColumns, nameOrTotal, states } from './columns';
import { SalesPanel } from './SalesPanel';
import { StateFilter } from './StateFilter';
import { createCardColumn } from './StockCard';
import { stateNames, type StateCounts } from './cells';
import { stateOf, type StockItem, type StockState } from './stock';
import { useStock } from './useStock';

type Props = DataGridPremiumProps<StockItem>;

const groupingColDef: Props['groupingColDef'] = {
  leafField: 'part',
  headerName: 'Part',
  flex: 1,
  minWidth: 164,
  valueFormatter: nameOrTotal,
};

const initialState: Props['initialState'] = {
  aggregation: { model: { state: 'states', value: 'sum' } },
  pinnedColumns: { right: ['actions', GRID_DETAIL_PANEL_TOGGLE_FIELD] },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, states };
const getPanel: Props['getDetailPanelContent'] = ({ row }) => <SalesPanel item={row} />;
const getPanelHeight: Props['getDetailPanelHeight'] = () => 96;

const getPosition: Props['getAggregationPosition'] = ({ depth }) =>
  depth === -1 ? 'footer' : 'inline';
const noPosition: Props['getAggregationPosition'] = () => null;
const getRowClassName: Props['getRowClassName'] = ({ row }) => ('part' in row ? '' : 'group');

const sx: SxProps<Theme> = {
  '& .group': { bgcolor: 'action.hover', fontWeight: 'fontWeightMedium' },
  // The row of totals says what the labels in the headers would.
  [`& .${gridClasses.aggregationColumnHeaderLabel}`]: { display: 'none' },
  [`& .${gridClasses['cell--editable']}:hover`]: {
    cursor: 'text',
    boxShadow: 'inset 0 0 0 1px var(--DataGrid-rowBorderColor)',
  },
};

function countStates(items: readonly StockItem[]): StateCounts {
  const counts: StateCounts = { inStock: 0, low: 0, out: 0, ordered: 0 };
  items.forEach((item) => (counts[stateOf(item)] += 1));
  return counts;
}

export default function Inventory() {
  const { items, last, dispatch } = useStock();
  const [grouping, setGrouping] = React.useState<Grouping>('warehouse');
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  const processRowUpdate = React.useCallback(
    (item: StockItem) => {
      dispatch({ kind: 'edit', item });
      return item;
    },
    [dispatch],
  );
  const columns = React.useMemo(() => createColumns(dispatch), [dispatch]);
  const cardColumn = React.useMemo(() => createCardColumn(dispatch), [dispatch]);
  const counts = React.useMemo(() => countStates(items), [items]);
  const grouped = !narrow && grouping !== 'none';
  const rowGroupingModel = React.useMemo(() => (grouped ? [grouping] : []), [grouped, grouping]);

  // A new object would make the grid work out its columns again.
  const columnVisibilityModel = React.useMemo(
    () => ({
      part: !grouped,
      warehouse: !grouped || grouping !== 'warehouse',
      category: false,
    }),
    [grouped, grouping],
  );

  const filtered = filterModel.items.find(
    ({ field, operator }) => field === 'state' && operator === 'is',
  );
  const filterByState = (state: StockState | undefined) =>
    setFilterModel((model) => {
      const others = model.items.filter(({ field }) => field !== 'state');
      const item = { id: 'tile', field: 'state', operator: 'is', value: state };
      return { ...model, items: state ? [...others, item] : others };
    });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 680, width: '100%' }}>
      <StateFilter
        counts={counts}
        state={stateNames.find((name) => name === filtered?.value)}
        onChange={filterByState}
      />
      <InventoryToolbar
        search={filterModel.quickFilterValues?.join(' ') ?? ''}
        onSearch={(search) =>
          setFilterModel((model) => ({ ...model, quickFilterValues: search ? [search] : [] }))
        }
        grouping={grouping}
        onGrouping={narrow ? undefined : setGrouping}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Bicycle parts in stock"
          rows={items}
          columns={columns}
          initialState={initialState}
          rowGroupingModel={rowGroupingModel}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          columnVisibilityModel={columnVisibilityModel}
          aggregationFunctions={aggregationFunctions}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          processRowUpdate={processRowUpdate}
          getDetailPanelContent={getPanel}
          getDetailPanelHeight={getPanelHeight}
          getAggregationPosition={narrow ? noPosition : getPosition}
          getRowClassName={getRowClassName}
          listView={narrow}
          listViewColumn={cardColumn}
          rowHeight={narrow ? 92 : 48}
          rowSelection={false}
          hideFooter
          sx={sx}
        />
      </Box>
      <LastChange
        text={last?.text}
        hint={
          narrow ? 'Press a cart to order what is missing.' : 'Double-click a number to change it.'
        }
        onUndo={() => dispatch({ kind: 'undo' })}
      />
    </Box>
  );
}
