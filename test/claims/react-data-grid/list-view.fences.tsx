import type { GridColDef, GridListViewColDef, GridRowsProp } from '@mui/x-data-grid-pro';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
export declare const listViewColumn: GridListViewColDef;
