import type { GridColDef, GridFilterModel, GridRowId, GridRowsProp } from '@mui/x-data-grid';

export declare const sendMessages: (ids: readonly GridRowId[]) => void;
export declare const rows: GridRowsProp;
export declare const columns: readonly GridColDef[];
export declare const operators: Readonly<Record<string, readonly string[]>>;
export declare const toSearch: (model: GridFilterModel) => string;
export declare const fromSearch: (
  search: string,
  columns: readonly GridColDef[],
  operators: Readonly<Record<string, readonly string[]>>,
) => GridFilterModel;
