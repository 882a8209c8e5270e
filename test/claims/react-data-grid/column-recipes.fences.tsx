import type { RefObject } from 'react';
import type { GridApi, GridColDef, GridInitialState } from '@mui/x-data-grid';

type Reading = Record<string, string | number | boolean | null>;

export declare const apiRef: RefObject<GridApi | null>;
export declare const data: readonly Reading[];
export declare function columnsOf(data: readonly Reading[]): readonly GridColDef[];
export declare function sendColumns(columns: GridInitialState['columns']): Promise<void>;
