/** What the blocks of code of this page use from the files of the demo. */
import type * as React from 'react';
import type { GridFilterModel } from '@mui/x-data-grid-premium';

export type { GridColDef } from '@mui/x-data-grid-premium';
export { stateLabels, stateNames } from '../../../../docs/x/react-data-grid/demos/inventory/cells';
export {
  stateOf,
  type StockItem,
  type StockState,
} from '../../../../docs/x/react-data-grid/demos/inventory/stock';

export declare const setFilterModel: React.Dispatch<React.SetStateAction<GridFilterModel>>;
