import type { Dispatch, SetStateAction } from 'react';
import type { GridDataSource } from '@mui/x-data-grid';
import type { Meter } from '../../../../docs/x/react-data-grid/editing/persistence/meters';

export declare const setRows: Dispatch<SetStateAction<readonly Meter[]>>;
export declare const fetchMeters: GridDataSource['getRows'];
/** Saves all rows in one request, and returns them as the server stored them. */
export declare function putMeters(rows: readonly Meter[]): Promise<readonly Meter[]>;
