import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Crossing {
  id: number;
  cyclists: number;
}

export declare const rows: GridRowsProp;
export declare const columns: readonly GridColDef[];
export declare const initialRows: readonly Crossing[];
export declare function subscribe(
  onUpdate: (update: Partial<Crossing> & { id: number }) => void,
): () => void;
