import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Part {
  id: number;
  path: readonly string[];
}

export declare const columns: readonly GridColDef<Part>[];
export declare function getTreeDataPath(row: Part): readonly string[];
