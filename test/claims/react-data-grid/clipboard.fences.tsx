import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export declare const rows: GridRowsProp;
export declare const columns: GridColDef[];

export interface Invoice {
  id: number;
  amount: number;
  isPaid: boolean;
}

export declare function saveInvoice(invoice: Invoice): Promise<Invoice>;
