import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Donation {
  id: number;
  donor: string;
  amount: number | null;
}

export declare const donations: readonly Donation[];
export declare const rows: GridRowsProp;
export declare const columns: readonly GridColDef[];
