import type { RefObject } from 'react';
import type { GridApi, GridRenderCellParams } from '@mui/x-data-grid';

export declare const apiRef: RefObject<GridApi>;
export declare const params: GridRenderCellParams;
