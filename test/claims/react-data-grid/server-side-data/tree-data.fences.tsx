import type { RefObject } from 'react';
import type { GridApiPro, GridColDef } from '@mui/x-data-grid-pro';

export declare const apiRef: RefObject<GridApiPro | null>;
export declare const columns: readonly GridColDef[];
export declare function setMessage(message: string): void;
