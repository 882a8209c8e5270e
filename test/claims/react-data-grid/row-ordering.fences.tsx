import type { RefObject } from 'react';
import type { GridApiPro, GridRowId } from '@mui/x-data-grid-pro';

export declare const apiRef: RefObject<GridApiPro | null>;

interface Stop {
  id: number;
  place: string;
}

export declare const rows: readonly Stop[];
export declare function setRows(rows: readonly Stop[]): void;
export declare const row: { readonly id: GridRowId };
export declare const targetIndex: number;

/** Sends a move to the reader's server. */
export declare function saveMove(id: GridRowId, position: number): Promise<void>;
export declare function showError(error: Error): void;
