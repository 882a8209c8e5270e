import type { GridColDef, GridRowsProp } from '@mui/x-data-grid-premium';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
