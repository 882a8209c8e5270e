import type { RefObject } from 'react';
import type { GridApiPro, GridColDef } from '@mui/x-data-grid-pro';

export declare const apiRef: RefObject<GridApiPro | null>;
export declare const rows: readonly { id: number }[];
export declare const columns: readonly GridColDef[];
export declare const savedFields: string[];
export declare function saveFields(fields: string[] | undefined): void;
