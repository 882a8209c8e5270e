import type { RefObject } from 'react';
import type { Dayjs } from 'dayjs';
import type { GridApi, GridRowId } from '@mui/x-data-grid';

export interface Stop {
  id: number;
  stop: string;
  minutes: number | null;
}

export interface Loan {
  id: number;
  from: Date;
  until: Date;
}

export declare const changed: readonly unknown[];
export declare const stops: readonly Stop[];

export declare const apiRef: RefObject<GridApi>;
export declare const id: GridRowId;
export declare const field: string;
export declare const value: Date | undefined;
export declare function dayjs(value: Date): Dayjs;
