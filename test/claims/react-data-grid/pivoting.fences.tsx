import type { GridColDef, GridPivotModel, GridRowsProp } from '@mui/x-data-grid-premium';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];
export declare const savedModel: GridPivotModel;
export declare function saveView(json: string): void;
