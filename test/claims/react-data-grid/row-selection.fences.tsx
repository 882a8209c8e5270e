import type { GridRowSelectionModel } from '@mui/x-data-grid';

export declare const setSelection: (model: GridRowSelectionModel) => void;
export declare const setAsking: (value: boolean) => void;
