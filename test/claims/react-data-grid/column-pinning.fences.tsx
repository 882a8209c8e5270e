import type { RefObject } from 'react';
import type { GridApiPro, GridColDef } from '@mui/x-data-grid-pro';

export declare const apiRef: RefObject<GridApiPro | null>;
interface Shift {
  id: number;
}
export declare const definitions: readonly GridColDef<Shift>[];
export declare const rows: readonly Shift[];
