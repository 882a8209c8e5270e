import type { GridColDef, GridRowId, GridRowsProp } from '@mui/x-data-grid-premium';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
export declare function loadOpenGroups(): readonly GridRowId[];
export declare function saveOpenGroups(ids: readonly GridRowId[]): void;
