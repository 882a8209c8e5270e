import OrderIcon from '@mui/icons-material/AddShoppingCart';
import ReceiveIcon from '@mui/icons-material/MoveToInbox';
import {
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  GridActionsCellItem,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { piecesColumn } from './PiecesInput';
import {
  HiddenLabel,
  LevelCell,
  StateCell,
  stateLabels,
  stateNames,
  type StateCounts,
} from './cells';
import { euro, stateOf, type StockItem, type StockState } from './stock';
import type { StockDispatch } from './useStock';

/** Counts the states of a group, for the bar in its row. */
export const states: GridAggregationFunction<StockState, StateCounts> = {
  apply: ({ values }) => {
    const counts: StateCounts = { inStock: 0, low: 0, out: 0, ordered: 0 };
    values.forEach((state) => state && (counts[state] += 1));
    return counts;
  },
  label: 'mix',
  columnTypes: ['singleSelect'],
  hasCellUnit: false,
};

/** The row of totals has no name. */
export function nameOrTotal(name?: string) {
  return name ?? 'Total';
}

/** Order what is missing; receive what was ordered. */
function nextStep(item: StockItem, dispatch: StockDispatch) {
  const kind = item.ordered > 0 ? 'receive' : 'order';
  return (
    <GridActionsCellItem
      key={kind}
      icon={kind === 'order' ? <OrderIcon /> : <ReceiveIcon color="info" />}
      label={`${kind === 'order' ? 'Order' : 'Receive'} ${item.part}, ${item.warehouse}`}
      disabled={kind === 'order' && item.onHand >= item.capacity}
      onClick={() => dispatch({ kind, id: item.id })}
    />
  );
}

/** `dispatch` never changes, so neither do the columns. */
export function createColumns(dispatch: StockDispatch): readonly GridColDef<StockItem>[] {
  return [
    {
      field: 'part',
      headerName: 'Part',
      flex: 1,
      minWidth: 160,
      groupable: false,
      valueFormatter: nameOrTotal,
    },
    { field: 'warehouse', headerName: 'Warehouse', width: 110 },
    { field: 'category', headerName: 'Category', width: 120 },
    {
      ...piecesColumn,
      field: 'onHand',
      headerName: 'On hand',
      width: 130,
      display: 'flex',
      renderCell: ({ row, rowNode }) => rowNode.type === 'leaf' && <LevelCell item={row} />,
    },
    { ...piecesColumn, field: 'reorderAt', headerName: 'Reorder at', width: 102 },
    {
      field: 'state',
      headerName: 'State',
      type: 'singleSelect',
      valueOptions: stateNames.map((value) => ({ value, label: stateLabels[value] })),
      valueGetter: (_value, item) => stateOf(item),
      width: 112,
      display: 'flex',
      groupable: false,
      renderCell: ({ value }) => <StateCell value={value} />,
    },
    {
      field: 'value',
      headerName: 'Value',
      type: 'number',
      valueGetter: (_value, item) => item.onHand * item.price,
      valueFormatter: (value: number | null) => (value === null ? '' : euro.format(value)),
      width: 86,
      groupable: false,
    },
    {
      field: 'actions',
      type: 'actions',
      headerName: 'Order',
      width: 66,
      // Rows of groups have no data of their own.
      getActions: ({ row }) => ('part' in row ? [nextStep(row, dispatch)] : []),
    },
    {
      ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
      width: 44,
      renderHeader: () => <HiddenLabel>Sales</HiddenLabel>,
      renderCell: (cell) =>
        cell.rowNode.type === 'leaf' && GRID_DETAIL_PANEL_TOGGLE_COL_DEF.renderCell?.(cell),
    },
  ];
}
