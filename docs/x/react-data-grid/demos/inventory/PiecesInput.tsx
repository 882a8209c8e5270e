import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridColDef,
  type GridEditCellProps,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid-premium';
import type { StockItem } from './stock';

/** Marks what doesn't fit on the shelf, and says why. The grid doesn't save while there is an error. */
function checkPieces({
  props,
  row,
}: GridPreProcessEditCellProps<number | null, StockItem>): GridEditCellProps {
  const { value } = props;
  const fits = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= row.capacity;
  return { ...props, error: !fits, message: `A whole number from 0 to ${row.capacity}` };
}

// Checks without delay: Enter is refused as long as the last check found an error.
function PiecesInput(params: GridRenderEditCellParams<StockItem, number>) {
  const { message, ...other } = params;
  return (
    <Tooltip describeChild open={Boolean(params.error)} title={String(message ?? '')} arrow>
      <div style={{ display: 'flex', flex: 1 }}>
        <GridEditInputCell {...other} debounceMs={0} />
      </div>
    </Tooltip>
  );
}

/** What the two columns with editable numbers have in common. */
export const piecesColumn = {
  type: 'number',
  editable: true,
  aggregable: false,
  groupable: false,
  preProcessEditCellProps: checkPieces,
  renderEditCell: (params) => <PiecesInput {...params} />,
} satisfies Partial<GridColDef<StockItem, number>>;
