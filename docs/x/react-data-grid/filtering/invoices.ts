import type { GridColDef, GridRowsProp } from '@mui/x-data-grid';

export interface Invoice {
  id: string;
  customer: string;
  amount: number;
  due: Date;
  status: 'draft' | 'sent' | 'paid';
  reminded: boolean;
}

export const rows: GridRowsProp<Invoice> = [
  {
    id: 'R-301',
    customer: 'Bakker & Zoon',
    amount: 1840,
    due: new Date(2026, 2, 2),
    status: 'sent',
    reminded: true,
  },
  {
    id: 'R-302',
    customer: 'Studio Okapi',
    amount: 320,
    due: new Date(2026, 2, 9),
    status: 'paid',
    reminded: false,
  },
  {
    id: 'R-303',
    customer: 'Hafen Logistik',
    amount: 7650,
    due: new Date(2026, 2, 16),
    status: 'sent',
    reminded: false,
  },
  {
    id: 'R-304',
    customer: 'Bakker & Zoon',
    amount: 95,
    due: new Date(2026, 2, 20),
    status: 'draft',
    reminded: false,
  },
  {
    id: 'R-305',
    customer: 'Clínica Sol',
    amount: 2210,
    due: new Date(2026, 3, 1),
    status: 'paid',
    reminded: true,
  },
  {
    id: 'R-306',
    customer: 'Studio Okapi',
    amount: 1180,
    due: new Date(2026, 3, 7),
    status: 'sent',
    reminded: false,
  },
];

export const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'Invoice', width: 80, filterable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 140 },
  { field: 'due', headerName: 'Due', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['draft', 'sent', 'paid'],
    width: 115,
  },
  { field: 'reminded', headerName: 'Reminded', type: 'boolean', width: 100 },
];
