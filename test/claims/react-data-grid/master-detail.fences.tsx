import type { RefObject } from 'react';
import type { DataGridProProps, GridApiPro, GridColDef } from '@mui/x-data-grid-pro';

export interface Order {
  id: number;
  items: readonly string[];
}

export declare const rows: readonly Order[];
export declare const columns: GridColDef<Order>[];
export declare const getDetailPanelContent: DataGridProProps<Order>['getDetailPanelContent'];

export declare const apiRef: RefObject<GridApiPro | null>;
