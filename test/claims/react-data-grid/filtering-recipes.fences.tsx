import type { GridRowId } from '@mui/x-data-grid';

export declare const sendMessages: (ids: readonly GridRowId[]) => void;
