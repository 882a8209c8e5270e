import type {
  GridColDef,
  GridFilterModel,
  GridRowId,
  GridRowSelectionModel,
  GridRowsProp,
} from '@mui/x-data-grid';

export declare const setSelection: (model: GridRowSelectionModel) => void;
export declare const setIsAsking: (value: boolean) => void;

export declare const isDeleting: boolean;
export declare const setIsDeleting: (value: boolean) => void;
export declare const setError: (message: string) => void;
export declare const rows: GridRowsProp;
export declare const columns: readonly GridColDef[];
export declare const selection: GridRowSelectionModel;
export declare const shownFilter: GridFilterModel;
export declare const rowCount: number;
export declare const deleteMembers: (
  which:
    | { readonly ids: readonly GridRowId[] }
    | { readonly filterModel: GridFilterModel; readonly exceptIds: readonly GridRowId[] },
) => Promise<void>;
export declare const reload: () => void;
