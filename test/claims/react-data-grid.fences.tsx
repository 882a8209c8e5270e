/** What blocks of code of the grid's pages take for granted: the reader's grid, in the Community package. */
import type { RefObject } from 'react';
import type { GridApi, GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid';

export declare const apiRef: RefObject<GridApi | null>;
export declare const rows: readonly GridValidRowModel[];
export declare const columns: readonly GridColDef[];
export declare const id: GridRowId;
