import type { RefObject } from 'react';
import type { GridApiPro, GridColDef } from '@mui/x-data-grid-pro';
import type { Shift } from '../../../docs/x/react-data-grid/column-pinning/roster';

export declare const apiRef: RefObject<GridApiPro | null>;
export declare const definitions: readonly GridColDef<Shift>[];
export declare const rows: readonly Shift[];
