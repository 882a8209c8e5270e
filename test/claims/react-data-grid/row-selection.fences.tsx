import type { GridFilterModel, GridRowId, GridRowSelectionModel } from '@mui/x-data-grid';

export declare const setSelection: (model: GridRowSelectionModel) => void;
export declare const setIsAsking: (value: boolean) => void;

export declare const selection: GridRowSelectionModel;
export declare const filterModel: GridFilterModel;
export declare const rowCount: number;
export declare const deleteMembers: (
  which:
    | { readonly ids: readonly GridRowId[] }
    | { readonly filterModel: GridFilterModel; readonly exceptIds: readonly GridRowId[] },
) => Promise<void>;
export declare const reload: () => void;
