import type { RefObject } from 'react';
import type { GridApiPro } from '@mui/x-data-grid-pro';

export declare const apiRef: RefObject<GridApiPro | null>;

interface Stop {
  id: number;
  place: string;
}

export declare const rows: readonly Stop[];
export declare function setRows(rows: readonly Stop[]): void;
export declare const targetIndex: number;
