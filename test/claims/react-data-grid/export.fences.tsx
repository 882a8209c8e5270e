import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';
import type { GridApiPremium } from '@mui/x-data-grid-premium';
import type { RefObject } from 'react';

export interface Donation {
  id: number;
  donor: string;
  amount: number | null;
}

export declare const donations: readonly Donation[];
export declare const rows: GridRowsProp;
export declare const columns: readonly GridColDef[];
export declare const apiRef: RefObject<GridApiPremium | null>;
export declare const setMessage: (message: string) => void;
