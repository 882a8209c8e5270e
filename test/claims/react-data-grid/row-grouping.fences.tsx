import type { RefObject } from 'react';
import type { GridApiPremium, GridColDef, GridRowsProp } from '@mui/x-data-grid-premium';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
export declare const apiRef: RefObject<GridApiPremium>;
