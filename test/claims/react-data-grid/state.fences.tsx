import type { RefObject } from 'react';
import type { GridApi, GridInitialState, GridRenderCellParams } from '@mui/x-data-grid';

export declare const apiRef: RefObject<GridApi>;
export declare const params: GridRenderCellParams;
export declare const defaults: GridInitialState;
export declare const saved: GridInitialState;
