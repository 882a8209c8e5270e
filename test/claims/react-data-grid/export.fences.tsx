import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export declare const rows: GridRowsProp;
export declare const columns: readonly GridColDef[];
