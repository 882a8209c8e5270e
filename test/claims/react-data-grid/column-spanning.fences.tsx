export interface InvoiceLine {
  id: number;
  item: string;
  isTotal: boolean;
}

export interface Entry {
  id: number;
  name: string;
  heading?: boolean;
}
